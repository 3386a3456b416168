import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Act, type Setting, WALKERS } from '#tests/support/scenes/offer-acts.ts';
import { DAY, type Model, verdict } from '#tests/support/scenes/offer-rules.ts';
import { OFFER_WALKS, type OfferGround, OfferWalk, offerGround } from '#tests/support/scenes/offer-walk.ts';
import { STEPS, WAYS } from '#tests/support/scenes/offer-ways.ts';
import { findUnpaired } from './publication/passing-time.service.ts';

/** Most acts of a random walk. */
const STEPS_AT_MOST = 30;

let ground: OfferGround;
beforeAll(async () => {
  ground = await offerGround();
});
afterAll(() => ground.close());

/** Steps taken, for example `0>15`, and with their copies `30/40`. */
const taken = new Set<string>();

/** Whether the rules permit an act at the model's status. */
const isPossible = (model: Model, act: Act): boolean => {
  if (act.name === 'see') return model.copy !== null && model.copy !== 51;
  if (act.name === 'pay' || act.name === 'credit') return !model.isPaying && model.status !== 10;
  if (act.name === 'paid' || act.name === 'unpaid' || act.name === 'stall') return model.payment !== null;
  return true;
};

/** Carries out an act, and compares the result with the rules. */
async function take(walk: OfferWalk, model: Model, act: Act): Promise<void> {
  const { answer, next } = verdict(model, act);
  const before = await walk.rows();
  expect(await walk.act(act), `${JSON.stringify(act)} at ${model.status}`).toBe(answer);
  if (answer !== 'ok') expect(await walk.rows()).toEqual(before);
  if (next.status !== model.status) taken.add(`${model.status}>${next.status}`);
  taken.add(`${next.status}/${next.copy}`);
  const { status, copy, title, shown, version, endDate, paidDays, previous, isPaying, isToSuggest } = next;
  const expected = { status, copy, title, version, endDate, paidDays, previous, isPaying, isToSuggest };
  expect(await walk.stored(), JSON.stringify(act)).toMatchObject({ ...expected, ...(copy === 40 && { shown }) });
  expect(await findUnpaired(ground.app.database)).toEqual([]);
  Object.assign(model, next);
}

class Step implements fc.AsyncCommand<Model, OfferWalk> {
  readonly #act: Act;
  constructor(act: Act) {
    this.#act = act;
  }
  check = (model: Readonly<Model>): boolean => isPossible(model, this.#act);
  run = (model: Model, walk: OfferWalk): Promise<void> => take(walk, model, this.#act);
  toString = (): string => JSON.stringify(this.#act);
}

const by = fc.oneof(
  { weight: 4, arbitrary: fc.constant('owner' as const) },
  { weight: 3, arbitrary: fc.constant('moderator' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...WALKERS) },
);
const simply = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const reason = fc.constantFrom('Not as it should be.', null);
const ACTS: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ name: simply('verify'), by }) },
  {
    weight: 4,
    arbitrary: fc.record({ name: simply('publish'), by, expected: fc.constantFrom(null, 15, 31) }),
  },
  { weight: 2, arbitrary: fc.record({ name: simply('reject'), by, comment: fc.constantFrom('No.', 'Still no.') }) },
  { weight: 2, arbitrary: fc.record({ name: simply('rollback', 'start', 'stop', 'sold'), by }) },
  { weight: 1, arbitrary: fc.record({ name: simply('delete'), by }) },
  {
    weight: 2,
    arbitrary: fc.record({ name: simply('edit'), by, title: fc.constantFrom('First words', 'Other words') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ name: simply('reprice'), by, price: fc.integer({ min: 3_000, max: 9_000_000 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      name: simply('see'),
      by,
      target: fc.constantFrom(40, 43, 47, 48, 46, 45, 41, 42, 53, 99, 15),
      reason,
    }),
  },
  { weight: 4, arbitrary: fc.record({ name: simply('pay', 'credit', 'paid', 'unpaid', 'stall', 'refund') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: simply('wait'),
      ms: fc.constantFrom(DAY / 24 / 2, DAY, 27 * DAY, 31 * DAY, 61 * DAY, 91 * DAY),
    }),
  },
);
const SETTINGS: fc.Arbitrary<Setting> = fc.record({
  offerType: fc.constantFrom(0, 1),
  owner: fc.constantFrom('private', 'trusted', 'agent'),
  isFree: fc.boolean(),
});

describe('the steps of an offer', () => {
  test.each(WAYS)('%s', async (_name, setting, acts) => {
    const { walk, model } = await OfferWalk.begin(ground, setting);
    for (const act of acts) await take(walk, model, act);
  });

  test('follow the rules on every walk, by whomever, and its copy follows them', async () => {
    const steps = fc.commands([ACTS.map((act) => new Step(act))], { maxCommands: STEPS_AT_MOST, size: 'max' });
    await fc.assert(
      fc.asyncProperty(SETTINGS, steps, async (setting, commands) => {
        const { walk, model } = await OfferWalk.begin(ground, setting);
        await fc.asyncModelRun(() => ({ model, real: walk }), commands);
      }),
      { numRuns: OFFER_WALKS },
    );
  });

  test('have all been taken by these walks', () => {
    expect(STEPS.filter((step) => !taken.has(step))).toEqual([]);
  });
});
