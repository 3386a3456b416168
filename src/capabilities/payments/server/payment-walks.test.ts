import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  creditFaults,
  isToDeliver,
  moneyFaults,
  type Stored,
  type StoredPayment,
  waitingFaults,
} from '#tests/support/scenes/payment-rules.ts';
import {
  MONEY_WALKS,
  type MoneyAct,
  type MoneyGround,
  MoneyWalk,
  moneyGround,
} from '#tests/support/scenes/payment-walk.ts';
import { creditsFor } from '../credits.ts';

/** Most acts of a random walk. */
const LONGEST = 14;

let ground: MoneyGround;
beforeAll(async () => {
  ground = await moneyGround();
});
afterAll(() => ground.app.close());

const by = { which: fc.nat({ max: 3 }) };
const simply = <Name extends MoneyAct['name']>(name: Name) => fc.constant(name);
const weighted = (weight: number, arbitrary: fc.Arbitrary<MoneyAct>) => ({ weight, arbitrary });
const ACTS: fc.Arbitrary<MoneyAct> = fc.oneof(
  weighted(
    8,
    fc.record({
      name: simply('begin'),
      way: fc.constantFrom('qrBill', 'till', 'credit'),
      isLong: fc.boolean(),
      provider: fc.constantFrom('well', 'away', 'refuses'),
    }),
  ),
  weighted(5, fc.record({ name: simply('cancel'), ...by })),
  weighted(4, fc.record({ name: simply('retype'), offerType: fc.constantFrom(0, 1) })),
  weighted(
    7,
    fc.record({
      name: simply('transfer'),
      ...by,
      share: fc.constantFrom('all', 'all', 'less', 'more'),
      times: fc.constantFrom(1, 1, 2),
    }),
  ),
  weighted(
    6,
    fc.record({
      name: simply('tell'),
      ...by,
      word: fc.constantFrom('paid', 'paid', 'rejected', 'cancelled', 'refunded', 'part', 'disputed', 'lost'),
    }),
  ),
  weighted(3, fc.record({ name: simply('wait'), days: fc.constantFrom(1, 11, 20, 41) })),
  weighted(
    5,
    fc.record({ name: fc.constantFrom('edit', 'remove', 'sold', 'verify', 'approve', 'approve', 'reject', 'payOut') }),
  ),
  weighted(2, fc.record({ name: simply('refund'), ...by })),
  weighted(2, fc.record({ name: simply('reverse'), ...by })),
  weighted(2, fc.record({ name: simply('pack'), way: fc.constantFrom('qrBill', 'till') })),
  weighted(1, fc.record({ name: simply('list'), amount: fc.constantFrom(100, 130) })),
);

const byId = ({ payments }: Stored): Map<number, StoredPayment> =>
  new Map(payments.map((payment) => [payment.id, payment]));

/** Faults of the deliveries of an act, compared with the payments and the rules of settlement. */
function deliveryFaults(walk: MoneyWalk, before: Stored, after: Stored): string[] {
  const known = byId(before);
  const given = after.payments.filter(({ id, hasEffect }) => hasEffect && !known.get(id)?.hasEffect);
  const wasPaid = (payment: StoredPayment) => [20, 40].includes(known.get(payment.id)?.status ?? 0);
  const settled = after.payments.filter((payment) => payment.status === 20 && !wasPaid(payment));
  return [
    ...(given.length > 1 ? ['more than one payment gave something'] : []),
    ...given.flatMap(({ id, kind, offerType, quantity, way, credits, amount }) => [
      ...(wasPaid({ id } as StoredPayment) ? [`${id} gave something twice`] : []),
      ...(kind === 'credits' || offerType === after.offer.offerType ? [] : [`${id} paid for another type`]),
      ...(amount === walk.asked.get(id) ? [] : [`${id} paid ${amount} of ${walk.asked.get(id)}`]),
      ...(way !== 'credit' || credits === creditsFor(offerType, quantity) ? [] : [`${id} paid ${credits} credits`]),
      ...(kind === 'credits' || daysGiven(before, after, quantity) ? [] : [`${id} gave other than ${quantity} days`]),
    ]),
    ...settled.flatMap((payment) => {
      const was = known.get(payment.id);
      // A payment that began in this act is settled by credits, for an offer that may be paid for.
      if (!was || isToDeliver(before, was) === payment.hasEffect) return [];
      return [`${payment.id} gave ${payment.hasEffect ? 'something' : 'nothing'}, against the rules`];
    }),
  ];
}

/** Whether an offer received the paid days: in review, or online until then. */
function daysGiven({ offer: before, now: _then }: Stored, { offer, now }: Stored, days: number): boolean {
  if (offer.status === 15 && offer.paidDays === days) return true;
  const from = Math.max(before.endDate?.getTime() ?? 0, now.getTime());
  return [from, now.getTime()].some((start) => offer.endDate?.getTime() === start + days * 86_400_000);
}

/** Whether an offer received days in any way. */
const gotDays = ({ offer: before }: Stored, { offer, now }: Stored): boolean =>
  offer.paidAt?.getTime() === now.getTime() && before.paidAt?.getTime() !== now.getTime();

async function take(walk: MoneyWalk, act: MoneyAct): Promise<void> {
  const before = await walk.stored();
  await walk.act(act);
  const after = await walk.stored();
  const isGiven = after.payments.some(({ id, hasEffect }) => hasEffect && !byId(before).get(id)?.hasEffect);
  expect(
    [
      ...after.payments.flatMap((payment) => moneyFaults(after, payment, walk.lost.has(payment.id))),
      ...waitingFaults(after),
      ...creditFaults(after),
      // Time passes within the act before payments are reconciled.
      ...(act.name === 'wait' ? [] : deliveryFaults(walk, before, after)),
      ...(gotDays(before, after) && !isGiven ? ['days that no payment gave'] : []),
    ],
    `after ${JSON.stringify(act)}`,
  ).toEqual([]);
}

async function walkAll(acts: readonly MoneyAct[]): Promise<MoneyWalk> {
  const walk = await MoneyWalk.begin(ground);
  for (const act of acts) await take(walk, act);
  return walk;
}

const begin = (way: 'qrBill' | 'till', provider: 'well' | 'away' | 'refuses' = 'well', isLong = false): MoneyAct => ({
  name: 'begin',
  way,
  isLong,
  provider,
});
const retype: MoneyAct = { name: 'retype', offerType: 0 };
const transfer: MoneyAct = { name: 'transfer', which: 0, share: 'all', times: 1 };
const cancel: MoneyAct = { name: 'cancel', which: 0 };

describe('the money of an offer', () => {
  test('for a rental does not put a sale online, however late it comes and whatever the offer waits for', async () => {
    const walk = await walkAll([begin('qrBill'), cancel, retype, begin('till', 'away'), transfer]);
    const { offer, payments } = await walk.stored();
    expect(offer).toMatchObject({ status: 10, paidDays: null });
    expect(payments).toMatchObject([
      { status: 20, hasEffect: false, refundStatus: 10, aside: 3_001 },
      { status: 90, hasEffect: false },
    ]);
  });

  test('for few days does not pay for many, nor an old price for a new one', async () => {
    for (const between of [
      [begin('till', 'away', true)],
      [{ name: 'list', amount: 130 }, begin('till', 'away')],
    ] as const) {
      const walk = await walkAll([begin('qrBill'), cancel, ...between, transfer]);
      expect((await walk.stored()).payments[0]).toMatchObject({ hasEffect: false, refundStatus: 10 });
    }
  });

  test('that comes late for the same that the offer waits for again counts', async () => {
    const walk = await walkAll([begin('qrBill'), cancel, begin('till', 'away'), transfer]);
    expect((await walk.stored()).offer).toMatchObject({ status: 15, paidDays: 30 });
  });

  test('that a provider refuses to open a payment for leaves the offer where it was', async () => {
    const walk = await walkAll([begin('till', 'refuses')]);
    expect(await walk.stored()).toMatchObject({ offer: { status: 0 }, payments: [{ status: 99 }] });
  });

  test(`is with what it paid for, on its way back, or back, over ${MONEY_WALKS.numRuns} random walks`, {
    timeout: 3_600_000,
  }, async () => {
    const walks = fc.asyncProperty(fc.array(ACTS, { minLength: 4, maxLength: LONGEST }), async (acts) => {
      await walkAll(acts);
    });
    await fc.assert(walks, MONEY_WALKS);
  });
});
