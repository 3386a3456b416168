import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anOfferMember, COMPLETE, priceNothing, saved } from '#tests/support/scenes/offer-member.ts';

const VERIFY = 'mutation ($id: Int!) { verifyOffer(id: $id) { status paidDays } }';
const IS_PAID = 'query ($id: Int!) { offerEdit(id: $id) { isPaid missing mayProlong } }';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const priced = (amount: number) => app.database.db.updateTable('price').set({ amount }).execute();

describe('asking for a review', () => {
  test('waits for a payment where one is due', async () => {
    await priced(4_900);
    const member = await anOfferMember(app);
    const { id } = await saved(member);
    expect(await member.ask(IS_PAID, { id })).toEqual({ isPaid: false, missing: [], mayProlong: false });
    expect(await member.ask(VERIFY, { id })).toBe('409 error.status.transition');
  });

  test.each([
    [1, 30],
    [0, 90],
  ])('costs nothing where the price list says so: type %i is online for %i days then', async (offerType, days) => {
    await priceNothing(app);
    const member = await anOfferMember(app);
    const { id } = await saved(member, { ...COMPLETE, offerType });
    expect(await member.ask(IS_PAID, { id })).toMatchObject({ isPaid: true });
    expect(await member.ask(VERIFY, { id })).toEqual({ status: 15, paidDays: days });
  });

  test('brings an ended offer back where nothing is due: online as it was approved, in review with other words', async () => {
    const { db } = app.database;
    await priced(4_900);
    const moderator = await anOfferMember(app, { rolesFlag: Role.Moderator });
    const member = await anOfferMember(app);
    const { id } = await saved(member);
    const end = async () => {
      await db
        .updateTable('offer')
        .set({ status: 50, endDate: inDays(-1) })
        .where('id', '=', id)
        .execute();
      await db.updateTable('activeOffer').set({ status: 50 }).where('offerId', '=', id).execute();
    };
    await db.updateTable('offer').set({ status: 15, paidDays: 30, paidAt: TEST_NOW }).where('id', '=', id).execute();
    await moderator.ask('mutation ($id: Int!) { publishOffer(id: $id) { status } }', { id });
    await end();
    expect(await member.ask(VERIFY, { id })).toBe('409 error.status.transition');
    const list = await db.deleteFrom('price').returningAll().execute();
    expect(await member.ask(VERIFY, { id })).toEqual({ status: 30, paidDays: null });
    const copy = db.selectFrom('activeOffer').select(['status', 'endDate as end']).where('offerId', '=', id);
    expect(await copy.executeTakeFirst()).toEqual({ status: 40, end: inDays(30) });
    await end();
    await db.updateTable('offer').set({ title: 'Another home altogether' }).where('id', '=', id).execute();
    expect(await member.ask(VERIFY, { id })).toEqual({ status: 15, paidDays: 30 });
    await db.insertInto('price').values(list).execute();
  });

  test('is not for an offer that is looking for an agent', async () => {
    await priceNothing(app);
    const member = await anOfferMember(app);
    const { id } = await saved(member, { ...COMPLETE, offerType: 2 });
    expect(await member.ask(VERIFY, { id })).toBe('409 error.status.transition');
  });

  test('wants an address that is confirmed', async () => {
    await priceNothing(app);
    const member = await anOfferMember(app, { isEmailConfirmed: false, status: 1 });
    const { id } = await saved(member);
    expect(await member.ask(VERIFY, { id })).toBe('403 error.auth.emailNotConfirmed');
  });

  test.each(['cityId', 'rooms', 'livingSpace', 'price', 'title', 'description'])(
    'names %s where it is missing',
    async (name) => {
      await priceNothing(app);
      const member = await anOfferMember(app);
      const without = name === 'cityId' ? { cityId: null, city: null, postalCode: null } : { [name]: null };
      const { id } = await saved(member, { ...COMPLETE, ...without });
      const { errors } = await member.browser.run(VERIFY, { id });
      const values = { [name]: 'error.validation.required' };
      expect(errors?.[0]?.extensions).toMatchObject({ code: 400, messageId: 'error.validation', values });
    },
  );

  test.each([
    ['None', Role.None, 2],
    ['Bronze', Role.Bronze, 5],
    ['Silver', Role.Silver, 15],
  ])('stops at the live offers of a tier, also for two at once: %s', async (_tier, rolesFlag, limit) => {
    await priceNothing(app);
    const member = await anOfferMember(app, { rolesFlag });
    const { db } = app.database;
    const LIVE = [10, 15, 30, 31, 33, 34];
    for (let made = 0; made < limit - 1; made++)
      await anOwnOffer(db, member.id, { status: LIVE[made % LIVE.length] ?? 30, endDate: inDays(20) });
    for (const status of [32, 50, 52, 53, 99]) await anOwnOffer(db, member.id, { status });
    const drafts = [await anOwnOffer(db, member.id), await anOwnOffer(db, member.id)];
    const answers = await Promise.all(drafts.map(({ id }) => member.ask(VERIFY, { id })));
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
    expect(answers).toContain('409 error.quota');
  });

  test('of a rejected offer needs another payment after sixty days', async () => {
    await priced(4_900);
    const member = await anOfferMember(app);
    const rejected = (days: number) =>
      anOwnOffer(app.database.db, member.id, { status: 16, paidAt: inDays(-days), paidDays: 30 });
    expect(await member.ask(VERIFY, { id: (await rejected(59)).id })).toEqual({ status: 15, paidDays: 30 });
    expect(await member.ask(VERIFY, { id: (await rejected(61)).id })).toBe('409 error.status.transition');
  });
});

describe('mails about an offer', () => {
  test('abuse 62, 63: show a script as text, and a title of two lines as one', async () => {
    const member = await anOfferMember(app);
    const moderator = await anOfferMember(app, { rolesFlag: Role.Moderator });
    const title = '<script>alert(1)</script>\r\nBcc: everybody@example.ch';
    const offer = await saved(member, { ...COMPLETE, title });
    expect(offer.title).toBe('<script>alert(1)</script> Bcc: everybody@example.ch');
    const { db } = app.database;
    await db
      .updateTable('offer')
      .set({ status: 15, paidDays: 30, submittedAt: TEST_NOW })
      .where('id', '=', offer.id)
      .execute();
    const reject = 'mutation ($id: Int!, $comment: String!) { rejectOffer(id: $id, comment: $comment) { status } }';
    const comment = '<img src=x onerror=alert(1)>';
    expect(await moderator.ask(reject, { id: offer.id, comment })).toEqual({ status: 16 });
    const mail = await db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', member.email)
      .executeTakeFirstOrThrow();
    expect(mail.html).not.toMatch(/<script>alert|<img src=x/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});
