// engines: both
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aBrowser, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anonymizeReporters } from './report.service.ts';
import { reviewModule } from './review.module.ts';

const SEND = `mutation ($description: String!, $firstName: String!, $lastName: String!, $email: String!, $phoneNumber: String,
  $offerId: Int, $reason: ReportReason) { createReportOfferProblem(description: $description, firstName: $firstName,
  lastName: $lastName, email: $email, phoneNumber: $phoneNumber, offerId: $offerId, reason: $reason) }`;
const LIST = `query ($isDecided: Boolean) { offerReports(isDecided: $isDecided) { totalRecords data {
  id reason description reporter isMember isOwn decision decisionNote listing { id status title otherReports } } } }`;
const DECIDE = `mutation ($id: Int!, $decision: ReportDecision!, $note: String, $evenIfTakenOff: Boolean) {
  decideReport(id: $id, decision: $decision, note: $note, evenIfTakenOff: $evenIfTakenOff) { id decision } }`;
const REPORT = {
  description: 'The pictures show another home.\n<script>alert(1)</script>',
  firstName: 'Rita',
  lastName: 'Melder',
  email: 'rita@example.ch',
};

let app: TestApp;
let offerId: number;
beforeAll(async () => {
  app = await testApp({ limited: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('offerReport').execute();
  await app.database.db.deleteFrom('mail').execute();
  offerId = await anActiveOffer(app.database.db);
});

let network = 0;
const aVisitor = (): TestBrowser => {
  network += 1;
  return aBrowser(app, `203.0.113.${network}`);
};
async function signedIn(facts: { rolesFlag?: number } = {}): Promise<TestBrowser & { id: number }> {
  const { id } = await anAccount(app.database, facts);
  const browser = aVisitor();
  browser.setCookie('__Host-session', (await openSession(app, id)).secret);
  return Object.assign(browser, { id });
}
const send = async (browser: TestBrowser, report: object = {}, headers: Record<string, string> = {}) => {
  const payload = { query: SEND, variables: { ...REPORT, offerId, reason: 'fraud', ...report } };
  return JSON.parse((await browser.request({ method: 'POST', url: '/graphql', headers, payload })).body);
};
const sendAsPerson = (browser: TestBrowser, report: object = {}, more: Record<string, string> = {}) =>
  send(browser, report, { ...asHuman(app, browser, 'createReportOfferProblem'), ...more });
const rows = () => app.database.db.selectFrom('offerReport').selectAll().orderBy('id').execute();
const mails = () => app.database.db.selectFrom('mail').selectAll().orderBy('id').execute();
interface Listed {
  totalRecords: number;
  data: { id: number; isOwn: boolean }[];
}
const listed = async (browser: TestBrowser, isDecided = false): Promise<Listed> =>
  ((await browser.run(LIST, { isDecided })).data as { offerReports: Listed }).offerReports;
const firstOf = async (browser: TestBrowser): Promise<Listed['data'][number]> => {
  const [first] = (await listed(browser)).data;
  if (!first) throw new Error('There is no report.');
  return first;
};

describe('a report', () => {
  test('of a visitor wants a person: no token, one for something else and a used one are refused', async () => {
    const browser = aVisitor();
    expect(refusalOf(await send(browser))).toBe('403 error.recaptcha');
    expect(refusalOf(await send(browser, {}, asHuman(app, browser, 'contact')))).toBe('403 error.recaptcha');
    const shown = asHuman(app, browser, 'createReportOfferProblem');
    expect(await send(browser, {}, shown)).toEqual({ data: { createReportOfferProblem: true } });
    expect(refusalOf(await send(browser, { description: 'More' }, shown))).toBe('403 error.recaptcha');
    expect(await rows()).toHaveLength(1);
  });

  test('is stored once, also after several taps, and counts once', async () => {
    const member = await signedIn();
    await Promise.all(Array.from({ length: 6 }, () => send(member)));
    for (let time = 0; time < 12; time += 1) expect(refusalOf(await send(member))).toBeNull();
    expect(await rows()).toHaveLength(1);
    expect(refusalOf(await send(member, { description: 'Something else' }))).toBeNull();
    expect(await rows()).toHaveLength(2);
  });

  test('is one of ten from a network in a day', async () => {
    const browser = aVisitor();
    const answers: (string | null)[] = [];
    for (let index = 0; index < 11; index += 1)
      answers.push(refusalOf(await sendAsPerson(browser, { description: `Number ${index}` })));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => null), '429 error.rateLimit']);
  });

  test('may be about the site, without a listing or a reason', async () => {
    expect(refusalOf(await sendAsPerson(aVisitor(), { offerId: null, reason: null }))).toBeNull();
    expect((await rows())[0]).toMatchObject({ activeOfferId: null, reason: 'other' });
  });

  test('is about a listing that is public, or was: one that was never public does not exist', async () => {
    const { db } = app.database;
    await db.updateTable('activeOffer').set({ status: OfferStatus.HiddenOnSource }).where('id', '=', offerId).execute();
    expect(refusalOf(await sendAsPerson(aVisitor()))).toBeNull();
    const hidden = await anActiveOffer(db, { status: OfferStatus.HiddenIncorrect });
    expect(refusalOf(await sendAsPerson(aVisitor(), { offerId: hidden }))).toBe('404 error.notFound');
    expect(refusalOf(await sendAsPerson(aVisitor(), { offerId: 999_999 }))).toBe('404 error.notFound');
  });

  test.each([
    ['description', ''],
    ['description', 'x'.repeat(4_001)],
    ['firstName', ' '],
    ['lastName', 'x'.repeat(51)],
    ['email', 'rita@example.ch, other@example.ch'],
    ['phoneNumber', '12'],
  ])('is refused for its %s where that is %j', async (field, value) => {
    const { errors } = await sendAsPerson(aVisitor(), { [field]: value });
    expect(errors[0].extensions).toMatchObject({ code: 400, values: { [field]: expect.stringMatching(/^error\./) } });
    expect(await rows()).toEqual([]);
  });
});

describe('the outcome of a report', () => {
  test('reviewers see it with its listing, and of the reporter only the name', async () => {
    await sendAsPerson(aVisitor(), { phoneNumber: '41 79 123 45 67' });
    await sendAsPerson(aVisitor(), { description: 'Gone', reason: 'gone' });
    const { data, totalRecords } = await listed(await signedIn({ rolesFlag: Role.Moderator }));
    expect(totalRecords).toBe(2);
    expect(data[0]).toMatchObject({
      reason: 'fraud',
      description: REPORT.description,
      reporter: 'Rita Melder',
      isMember: false,
      isOwn: false,
      listing: { id: offerId, status: 40, otherReports: 1 },
    });
    expect(JSON.stringify(data)).not.toMatch(/rita@|79 123/);
  });

  test('the decision is mailed to the reporter, in their language, once', async () => {
    await sendAsPerson(aVisitor(), {}, { 'accept-language': 'fr' });
    const moderator = await signedIn({ rolesFlag: Role.Moderator });
    const { id } = await firstOf(moderator);
    const decision = { id, decision: 'corrected', note: 'Merci <b>beaucoup</b>.' };
    expect(refusalOf(await moderator.run(DECIDE, decision))).toBeNull();
    expect(refusalOf(await moderator.run(DECIDE, decision))).toBeNull();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'rita@example.ch', subject: expect.any(String) });
    expect(mail?.html).toContain('Merci &lt;b&gt;beaucoup&lt;/b&gt;.');
    // The address is unverified: no other input of its form is mailed there.
    expect(mail?.html).not.toContain('Rita');
    expect((await listed(moderator)).totalRecords).toBe(0);
    expect((await listed(moderator, true)).data[0]).toMatchObject({ decision: 'corrected' });
    const entries = await app.database.db
      .selectFrom('auditEntry')
      .select('act')
      .where('objectKind', '=', 'report')
      .execute();
    expect(entries).toEqual([{ act: 'report.decided' }]);
  });

  test('of two reviewers who decide differently one succeeds, the other gets an error', async () => {
    await sendAsPerson(aVisitor());
    const [one, other] = [await signedIn({ rolesFlag: Role.Moderator }), await signedIn({ rolesFlag: Role.Moderator })];
    const { id } = await firstOf(one);
    const answers = await Promise.all([
      one.run(DECIDE, { id, decision: 'nothingWrong' }),
      other.run(DECIDE, { id, decision: 'corrected' }),
    ]);
    expect(answers.map(refusalOf).sort()).toEqual(['409 error.status.changed', null]);
    expect(await mails()).toHaveLength(1);
  });

  test('no mail reports a listing as taken down while it is public', async () => {
    await sendAsPerson(aVisitor());
    const moderator = await signedIn({ rolesFlag: Role.Moderator });
    const { id } = await firstOf(moderator);
    const decision = { id, decision: 'takenDown' };
    expect(refusalOf(await moderator.run(DECIDE, decision))).toBe('409 error.status.transition');
    await app.database.db
      .updateTable('activeOffer')
      .set({ status: OfferStatus.Suspended })
      .where('id', '=', offerId)
      .execute();
    expect(refusalOf(await moderator.run(DECIDE, decision))).toBeNull();
  });

  test('a report about a listing that was taken offline is unfounded only after a warning, and the mail says so', async () => {
    await sendAsPerson(aVisitor());
    const moderator = await signedIn({ rolesFlag: Role.Moderator });
    const { id } = await firstOf(moderator);
    await app.database.db
      .updateTable('activeOffer')
      .set({ status: OfferStatus.Suspended })
      .where('id', '=', offerId)
      .execute();
    const decision = { id, decision: 'nothingWrong' };
    expect(refusalOf(await moderator.run(DECIDE, decision))).toBe('409 error.moderation.takenOff');
    expect(await mails()).toEqual([]);
    expect(refusalOf(await moderator.run(DECIDE, { ...decision, evenIfTakenOff: true }))).toBeNull();
    const [mail] = await mails();
    expect(JSON.stringify(mail)).toContain('The listing is offline for another reason.');
    expect(JSON.stringify(mail)).not.toContain('nothing changes');
  });

  test('a reviewer cannot decide about their own listing (R8)', async () => {
    const moderator = await signedIn({ rolesFlag: Role.Moderator });
    const own = await anOwnOffer(app.database.db, moderator.id, { status: OfferStatus.Published });
    await sendAsPerson(aVisitor(), { offerId: own.activeOfferId });
    const { id, isOwn } = await firstOf(moderator);
    expect(isOwn).toBe(true);
    expect(refusalOf(await moderator.run(DECIDE, { id, decision: 'nothingWrong' }))).toBe('403 error.moderation.self');
  });

  test('members and visitors see no reports', async () => {
    expect(refusalOf(await (await signedIn()).run(LIST))).toBe('403 error.forbidden');
    expect(refusalOf(await aVisitor().run(LIST))).toBe('401 error.auth.required');
  });
});

describe('the reporter is deleted later', () => {
  test('half a year after the decision', async () => {
    const { db } = app.database;
    await sendAsPerson(aVisitor());
    const decided = { decision: 'corrected', decidedAt: TEST_NOW, decidedBy: 1 };
    await db.updateTable('offerReport').set(decided).execute();
    const inDays = (days: number) => () => new Date(TEST_NOW.getTime() + days * 86_400_000);
    expect(await anonymizeReporters({ db, now: inDays(179) })).toBe(0);
    expect(await anonymizeReporters({ db, now: inDays(181) })).toBe(1);
    expect((await rows())[0]).toMatchObject({
      firstName: null,
      email: null,
      phone: null,
      description: REPORT.description,
    });
  });

  test('with the account; until then it is part of what the account exports', async () => {
    const { db } = app.database;
    const member = await signedIn();
    await send(member);
    const owner = { accountId: member.id, origin: 'https://lares.example' };
    const exported = await reviewModule.personalRecords?.export?.(db, owner);
    expect(exported).toMatchObject({ reports: [{ description: REPORT.description, email: 'rita@example.ch' }] });
    await reviewModule.personalRecords?.erase?.(db, [member.id], TEST_NOW);
    expect((await rows())[0]).toMatchObject({ firstName: null, email: null, accountId: null });
  });
});
