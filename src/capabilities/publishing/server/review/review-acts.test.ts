import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { OwnOfferRecord } from '#capabilities/publishing/own-offer.record.ts';
import { Role } from '#kernel/roles.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import {
  anAgency,
  anOfferMember,
  type OfferMember,
  priceNothing,
  type SavedOffer,
  saved,
} from '#tests/support/scenes/offer-member.ts';

const PUBLISH =
  'mutation ($id: Int!, $expected: Int) { publishOffer(id: $id, expectedStatus: $expected) { status endDate } }';
const REJECT =
  'mutation ($id: Int!, $comment: String!) { rejectOffer(id: $id, comment: $comment) { status reviewComment } }';
const RELEASE = 'mutation ($id: Int!) { releaseClaim(id: $id) { status } }';
const ROLL_BACK = 'mutation ($id: Int!) { rollbackOffer(id: $id) { status } }';
const VERIFY = 'mutation ($id: Int!) { verifyOffer(id: $id) { status } }';
const PAGE = 'query ($id: Int!) { offer(id: $id) { title description price images { key } } }';

let app: TestApp;
let owner: OfferMember;
let moderator: OfferMember;
let now = TEST_NOW;

beforeAll(async () => {
  app = await testApp({ now: () => now });
  await priceNothing(app);
  owner = await anOfferMember(app, { rolesFlag: Role.Agent });
  moderator = await anOfferMember(app, { rolesFlag: Role.Moderator });
});
afterAll(() => app.close());

const rowOf = ({ id }: { id: number }) =>
  app.database.db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const actsOn = ({ id }: { id: number }) =>
  app.database.db
    .selectFrom('auditEntry')
    .select('act')
    .where('objectKind', '=', 'offer')
    .where('objectId', '=', id)
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ act }) => act));

/** An offer that waits for review, with days to be online. */
const waiting = (facts: Parameters<typeof anOwnOffer>[2] = {}, of = owner): Promise<OwnOfferRecord> =>
  anOwnOffer(app.database.db, of.id, { status: 15, paidDays: 30, submittedAt: TEST_NOW, ...facts });

describe('approving', () => {
  test('puts an offer online for the paid days, and its owner is mailed once', async () => {
    const { id } = await waiting();
    const approved = { status: 30, endDate: inDays(30).toISOString() };
    expect(await moderator.ask(PUBLISH, { id, expected: 15 })).toEqual(approved);
    expect(await moderator.ask(PUBLISH, { id })).toEqual(approved);
    const { activeOfferId } = { activeOfferId: (await rowOf({ id })).activeOfferId };
    expect(await owner.ask(PAGE, { id: activeOfferId })).toMatchObject({ title: 'Helle Wohnung am See', price: 1_950 });
    expect(await mailsTo(app.database.db, owner.email)).toHaveLength(1);
    expect(await actsOn({ id })).toEqual(['review.published']);
  });

  test('abuse 4: is not the owner’s to do', async () => {
    const offer = await waiting();
    const before = await rowOf(offer);
    expect(await owner.ask(PUBLISH, { id: offer.id })).toBe('403 error.forbidden');
    expect(await rowOf(offer)).toEqual(before);
  });

  test('abuse 10: is refused of a reviewer’s own offer, and of one of the own agency', async () => {
    const agencyId = await anAgency(app, 'Seeblick AG');
    const colleague = await anOfferMember(app, { agencyId });
    for (const rolesFlag of [Role.Moderator, Role.AdminGlobal, Role.Moderator | Role.Agent]) {
      const reviewer = await anOfferMember(app, { rolesFlag, agencyId });
      const offers = [await waiting({}, reviewer), await waiting({}, colleague)];
      for (const offer of offers) {
        const before = await rowOf(offer);
        const { id } = offer;
        for (const query of [PUBLISH, ROLL_BACK])
          expect(await reviewer.ask(query, { id })).toBe('403 error.moderation.self');
        expect(await reviewer.ask(REJECT, { id, comment: 'No.' })).toBe('403 error.moderation.self');
        expect(await rowOf(offer)).toEqual(before);
      }
      expect(await reviewer.ask(VERIFY, { id: offers[1]?.id })).toBe('403 error.moderation.self');
    }
  });

  test('abuse 11: of two reviewers who decide at once one succeeds, and the other gets an error for the change', async () => {
    for (let round = 0; round < 5; round++) {
      const offer = await waiting();
      const other = await anOfferMember(app, { rolesFlag: Role.Moderator });
      const answers = await Promise.all([
        moderator.ask(PUBLISH, { id: offer.id, expected: 15 }),
        other.ask(REJECT, { id: offer.id, comment: 'No.' }),
      ]);
      expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
      expect(answers).toContain('409 error.status.changed');
      expect(await actsOn(offer)).toHaveLength(1);
    }
  });

  test('is reserved to the reviewer who claimed it, for half an hour, and refused once its owner changed it', async () => {
    const { id } = await waiting();
    const other = await anOfferMember(app, { rolesFlag: Role.Moderator });
    expect(await moderator.ask(VERIFY, { id })).toEqual({ status: 15 });
    for (const query of [VERIFY, PUBLISH]) expect(await other.ask(query, { id })).toBe('409 error.status.changed');
    expect(await other.ask(RELEASE, { id })).toBe('409 error.status.changed');
    now = new Date(TEST_NOW.getTime() + 31 * 60_000);
    expect(await other.ask(VERIFY, { id })).toEqual({ status: 15 });
    now = TEST_NOW;
    await app.database.db.updateTable('offer').set({ version: 2 }).where('id', '=', id).execute();
    expect(await other.ask(PUBLISH, { id })).toBe('409 error.status.changed');
  });
});

test('a released claim is free at once; a second release writes nothing', async () => {
  const offer = await waiting();
  const { id } = offer;
  const other = await anOfferMember(app, { rolesFlag: Role.Moderator });
  await moderator.ask(VERIFY, { id });
  for (let times = 0; times < 2; times++) expect(await moderator.ask(RELEASE, { id })).toEqual({ status: 15 });
  expect(await actsOn(offer)).toEqual(['review.begun', 'review.givenBack']);
  expect(await other.ask(VERIFY, { id })).toEqual({ status: 15 });
});

test('a picture that a reviewer has not seen cannot be approved, with or without a claim', async () => {
  const DECIDE = [
    `mutation ($id: Int!, $seen: Int) { publishOffer(id: $id, expectedStatus: 15, expectedVersion: $seen) { status } }`,
    `mutation ($id: Int!, $seen: Int) { rejectOffer(id: $id, comment: "No.", expectedVersion: $seen) { status } }`,
  ];
  for (const isInHand of [false, true]) {
    const { id, version } = await waiting();
    if (isInHand) await moderator.ask(VERIFY, { id });
    // As an upload of the owner does it.
    await app.database.db
      .updateTable('offer')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute();
    for (const query of DECIDE)
      expect(await moderator.ask(query, { id, seen: version })).toBe('409 error.status.changed');
    expect(await moderator.ask(DECIDE[0] ?? '', { id, seen: version + 1 })).toEqual({ status: 30 });
  }
});

describe('rejecting', () => {
  test('abuse 12: requires a readable comment, and changes nothing without', async () => {
    const offer = await waiting();
    const before = await rowOf(offer);
    for (const comment of ['', ' \n ', 'x'.repeat(3_000)])
      expect(await moderator.ask(REJECT, { id: offer.id, comment })).toBe('400 error.validation');
    expect(await rowOf(offer)).toEqual(before);
  });

  test('mails the owner the reason, not the reviewer, and allows another submission without another payment', async () => {
    const { id } = await waiting({ paidAt: TEST_NOW });
    const comment = 'Please show the kitchen.\nAnd the bath.';
    expect(await moderator.ask(REJECT, { id, comment })).toEqual({ status: 16, reviewComment: comment });
    const [mail] = await mailsTo(app.database.db, owner.email);
    expect(mail?.text).toContain('Please show the kitchen.');
    expect(mail?.text).not.toContain(moderator.lastName);
    expect(await owner.ask(VERIFY, { id })).toEqual({ status: 15 });
  });
});

describe('rolling back', () => {
  test('abuse 13: is refused after 31 days, and after the owner changed something', async () => {
    const { id } = await waiting({ paidDays: 90 });
    await moderator.ask(PUBLISH, { id });
    now = inDays(31);
    const later = await anOfferMember(app, { rolesFlag: Role.Moderator });
    await app.database.db
      .updateTable('accountSession')
      .set({ idleUntil: inDays(99), expiresAt: inDays(99) })
      .execute();
    expect(await later.ask(ROLL_BACK, { id })).toBe('409 error.status.transition');
    now = TEST_NOW;
    await saved(owner, { id, price: 1_900 });
    expect(await moderator.ask(ROLL_BACK, { id })).toBe('409 error.status.transition');
    expect(await rowOf({ id })).toMatchObject({ status: OfferStatus.Published, price: 1_900 });
  });

  test('undoes the last act within its time: the home leaves the public and waits once more', async () => {
    const { id } = await waiting();
    await moderator.ask(PUBLISH, { id });
    const copy = (await rowOf({ id })).activeOfferId;
    expect(await moderator.ask(ROLL_BACK, { id })).toEqual({ status: 15 });
    expect(await owner.ask(PAGE, { id: copy })).toBe('404 error.notFound');
    expect(await moderator.ask(PUBLISH, { id, expected: 15 })).toMatchObject({ status: 30 });
    expect((await rowOf({ id })).activeOfferId).toBe(copy);
  });
});

describe('a change of an offer that is online', () => {
  const online = (of = owner) => anOwnOffer(app.database.db, of.id, { status: OfferStatus.Published });

  test('abuse 9: of what was approved waits for review, while the public sees what was approved', async () => {
    for (const change of [
      { title: 'Villa with a pool' },
      { description: 'Call 079 123 45 67' },
      { street: 'Elsewhere 2' },
      { lat: 46.2, lng: 6.1 },
      { category: 2 },
      { city: 'Genève', postalCode: '1204', cityId: null },
    ]) {
      const offer = await online();
      const before = await moderator.ask(PAGE, { id: offer.activeOfferId });
      expect(await owner.save({ id: offer.id, ...change })).toMatchObject({
        status: 15,
        ...change,
        cityId: expect.anything(),
      });
      expect(await moderator.ask(PAGE, { id: offer.activeOfferId })).toEqual(before);
    }
  });

  test('of anything else is public at once', async () => {
    const offer = await online();
    expect(await owner.save({ id: offer.id, price: 1_700 })).toMatchObject({ status: 30 });
    expect(await moderator.ask(PAGE, { id: offer.activeOfferId })).toMatchObject({ price: 1_700 });
  });

  test('by an agent is public at once and reviewed afterwards, where the operator has validated the agency', async () => {
    for (const [status, expected] of [
      [3, 30],
      [10, 15],
      [20, 15],
    ] as const) {
      const agencyId = await anAgency(app, `Agency of status ${status}`, status);
      for (const rolesFlag of [Role.Agent, Role.Gold]) {
        const agent = await anOfferMember(app, { rolesFlag, agencyId });
        const offer = await online(agent);
        now = new Date(TEST_NOW.getTime() + 60_000);
        const becomes = rolesFlag === Role.Agent ? expected : 15;
        expect(await agent.save({ id: offer.id, title: 'Other words' })).toMatchObject({ status: becomes });
        const shown = becomes === 30 ? 'Other words' : 'Helle Wohnung am See';
        expect(await moderator.ask(PAGE, { id: offer.activeOfferId })).toMatchObject({ title: shown });
        if (becomes === 30) expect(await moderator.ask(VERIFY, { id: offer.id })).toEqual({ status: 30 });
      }
    }
  });

  test('is approved as it is then', async () => {
    const offer = (await online()) as unknown as SavedOffer;
    await owner.save({ id: offer.id, title: 'Other words' });
    expect(await moderator.ask(PUBLISH, { id: offer.id, expected: 15 })).toMatchObject({ status: 30 });
    expect(await moderator.ask(PAGE, { id: offer.activeOfferId })).toMatchObject({ title: 'Other words' });
  });
});
