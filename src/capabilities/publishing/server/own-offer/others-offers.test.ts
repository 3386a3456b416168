import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anAgency, anOfferMember, type OfferMember } from '#tests/support/scenes/offer-member.ts';

/** Attempts on another member's offer. */
const TRIES: Readonly<Record<string, string>> = {
  offerEdit: 'query ($id: Int!) { offerEdit(id: $id) { id } }',
  createOrUpdateOffer: 'mutation ($id: Int!) { createOrUpdateOffer(offer: { id: $id, price: 1 }) { id } }',
  cloneOffer: 'mutation ($id: Int!) { cloneOffer(id: $id) { id } }',
  deleteOffer: 'mutation ($id: Int!) { deleteOffer(id: $id) { id } }',
  offerSold: 'mutation ($id: Int!) { offerSold(id: $id) { id } }',
  verifyOffer: 'mutation ($id: Int!) { verifyOffer(id: $id) { id } }',
  publishOffer: 'mutation ($id: Int!) { publishOffer(id: $id) { id } }',
  startAutoSuggestion: 'mutation ($id: Int!) { startAutoSuggestion(id: $id) { id } }',
};

let app: TestApp;
let owner: OfferMember;
let agencyId: number;

beforeAll(async () => {
  app = await testApp();
  agencyId = await anAgency(app, 'Seeblick AG');
  owner = await anOfferMember(app, { agencyId });
});
afterAll(() => app.close());

const everything = () => app.database.db.selectFrom('offer').selectAll().orderBy('id').execute();

describe('the offer of another', () => {
  test.each(Object.entries(TRIES))('abuse 2: does not exist for %s', async (_name, query) => {
    const stranger = await anOfferMember(app);
    for (const status of [0, 10, 15, 16, 31, 32, 33, 50, 52, 53, 99]) {
      const { id } = await anOwnOffer(app.database.db, owner.id, { status });
      const before = await everything();
      expect(await stranger.ask(query, { id }), String(status)).toBe('404 error.notFound');
      expect(await everything()).toEqual(before);
    }
  });

  test.each(Object.entries(TRIES))('abuse 3: that is online is not for %s', async (_name, query) => {
    const stranger = await anOfferMember(app);
    const { id } = await anOwnOffer(app.database.db, owner.id, { status: 30 });
    const before = await everything();
    expect(await stranger.ask(query, { id })).toBe('403 error.forbidden');
    expect(await everything()).toEqual(before);
  });

  test.each(Object.entries(TRIES))(
    'abuse 16: is not for %s of another agency’s administrator, or of none',
    async (name, query) => {
      const other = await anAgency(app, `Agency of ${name}`);
      const draft = await anOwnOffer(app.database.db, owner.id);
      const online = await anOwnOffer(app.database.db, owner.id, { status: 30 });
      const alone = await anOfferMember(app);
      const unbound = await anOwnOffer(app.database.db, alone.id);
      for (const theirs of [other, undefined]) {
        const administrator = await anOfferMember(app, { rolesFlag: Role.AdminAgent, agencyId: theirs });
        const before = await everything();
        expect(await administrator.ask(query, { id: draft.id })).toBe('404 error.notFound');
        expect(await administrator.ask(query, { id: online.id })).toBe('403 error.forbidden');
        // Neither of them has an agency: that makes no colleagues.
        expect(await administrator.ask(query, { id: unbound.id })).toBe('404 error.notFound');
        expect(await everything()).toEqual(before);
      }
    },
  );

  test('is an administrator’s to act on within the own agency, which the audit log keeps', async () => {
    const administrator = await anOfferMember(app, { rolesFlag: Role.AdminAgent, agencyId });
    const { id } = await anOwnOffer(app.database.db, owner.id);
    expect(await administrator.save({ id, price: 1_234 })).toMatchObject({ price: 1_234, userId: owner.id });
    const entry = await app.database.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('objectId', '=', id)
      .executeTakeFirst();
    expect(entry).toMatchObject({ act: 'offer.changed', actingAs: 'agency', actorId: administrator.id });
  });
});

test('an administrator clones what a colleague wrote, not what they paid for their home', async () => {
  const administrator = await anOfferMember(app, { rolesFlag: Role.AdminAgent, agencyId });
  const colleague = await anOfferMember(app, { agencyId });
  const known = { acquisitionDate: '2001-02-03', acquisitionPrice: 500_000, yourEstimation: 900_000 };
  const { id } = await anOwnOffer(app.database.db, colleague.id, known);
  const clone =
    'mutation ($id: Int!) { cloneOffer(id: $id) { title acquisitionDate acquisitionPrice yourEstimation } }';
  const [title, nothing] = ['Helle Wohnung am See', null];
  const unknown = { acquisitionDate: nothing, acquisitionPrice: nothing, yourEstimation: nothing };
  expect(await administrator.ask(clone, { id })).toEqual({ title, ...unknown });
  const all = { acquisitionDate: '2001-02-03', acquisitionPrice: 500_000, yourEstimation: 900_000 };
  expect(await colleague.ask(clone, { id })).toEqual({ title, ...all });
});

describe('deleting', () => {
  const DELETE = 'mutation ($id: Int!) { deleteOffer(id: $id) { status } }';

  test('abuse 58: waits for a payment that is under way', async () => {
    for (const status of [10, 30]) {
      const { id } = await anOwnOffer(app.database.db, owner.id, { status, hasOpenPayment: true });
      const before = await everything();
      expect(await owner.ask(DELETE, { id })).toBe('409 error.payment.inProgress');
      expect(await everything()).toEqual(before);
    }
  });

  test('an offer removes it from the list permanently; its owner is mailed twice and finds it no more', async () => {
    const { id } = await anOwnOffer(app.database.db, owner.id);
    for (const _again of [1, 2]) expect(await owner.ask(DELETE, { id })).toEqual({ status: 99 });
    expect(await owner.ask(TRIES.offerEdit ?? '', { id })).toBe('404 error.notFound');
    const list = `{ offers(filter: { status: [0] }) { data { id } } }`;
    expect(JSON.stringify(await owner.ask(list))).not.toContain(`"id":${id}}`);
  });
});
