import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { aBrowser, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
let agencyId: number;
beforeAll(async () => {
  app = await testApp();
  const agency = { slug: 'seeblick', name: 'Seeblick AG' };
  const { db } = app.database;
  ({ id: agencyId } = await db.insertInto('agency').values(agency).returning('id').executeTakeFirstOrThrow());
});
afterAll(() => app.close());

async function aMember(rolesFlag: number, isInAgency = false): Promise<TestBrowser & { id: number; email: string }> {
  const { id, email } = await anAccount(app.database, { rolesFlag });
  const { db } = app.database;
  if (isInAgency) await db.updateTable('account').set({ agencyId }).where('id', '=', id).execute();
  const browser = aBrowser(app);
  browser.setCookie('__Host-session', (await openSession(app, id)).secret);
  return Object.assign(browser, { id, email });
}
const WAITING = { status: OfferStatus.PendingVerification, submittedAt: TEST_NOW, paidDays: 30, paidAt: TEST_NOW };
const aWaiting = async (userId?: number) =>
  anOwnOffer(app.database.db, userId ?? (await anAccount(app.database)).id, WAITING);
const act = async (browser: TestBrowser, mutation: string) =>
  refusalOf(await browser.run(`mutation { ${mutation} { id } }`));
const statusOf = async (id: number): Promise<number | undefined> =>
  (await app.database.db.selectFrom('offer').select('status').where('id', '=', id).executeTakeFirst())?.status;

test('10: a reviewer cannot approve, reject, suspend or undo an offer of their own or their agency', async () => {
  const moderator = await aMember(Role.Moderator, true);
  const colleague = await aMember(Role.Bronze, true);
  for (const userId of [moderator.id, colleague.id]) {
    const { id } = await aWaiting(userId);
    for (const mutation of [
      `publishOffer(id: ${id})`,
      `rejectOffer(id: ${id}, comment: "No")`,
      `rollbackOffer(id: ${id})`,
    ])
      expect(await act(moderator, mutation)).toBe('403 error.moderation.self');
    expect(await statusOf(id)).toBe(OfferStatus.PendingVerification);
    const online = await anOwnOffer(app.database.db, userId, { status: OfferStatus.Published });
    const suspend = `setVisibilityOnOffer(activeOfferId: ${online.activeOfferId}, status: 46, reason: "No")`;
    expect(await act(moderator, suspend)).toBe('403 error.moderation.self');
  }
});

test('10: a listing that the feed of their agency brought is theirs, too', async () => {
  const moderator = await aMember(Role.Moderator, true);
  const brought = await anActiveOffer(app.database.db, { agencyId, isExternal: true });
  const hide = `setVisibilityOnOffer(activeOfferId: ${brought}, status: 41, reason: "Twice")`;
  expect(await act(moderator, hide)).toBe('403 error.moderation.self');
  expect(refusalOf(await moderator.run(`mutation { deleteCoords(id: ${brought}) }`))).toBe('403 error.moderation.self');
  expect(await act(await aMember(Role.Moderator), hide)).toBeNull();
});

test('11: of two who publish and reject at once one succeeds, the other gets an error for the change', async () => {
  const [one, other] = [await aMember(Role.Moderator), await aMember(Role.Moderator)];
  for (let time = 0; time < 5; time += 1) {
    const { id } = await aWaiting();
    const answers = await Promise.all([
      act(one, `publishOffer(id: ${id}, expectedStatus: 15)`),
      act(other, `rejectOffer(id: ${id}, comment: "A picture is missing.")`),
    ]);
    expect(answers.toSorted()).toEqual(['409 error.status.changed', null]);
  }
});

test.each(['', '  \n ', 'x'.repeat(3_000)])('12: an offer is not rejected with the comment %j', async (comment) => {
  const { id } = await aWaiting();
  const moderator = await aMember(Role.Moderator);
  expect(await act(moderator, `rejectOffer(id: ${id}, comment: ${JSON.stringify(comment)})`)).toBe(
    '400 error.validation',
  );
  expect(await statusOf(id)).toBe(OfferStatus.PendingVerification);
});

describe('13: an act of review is not undone', () => {
  test('after 31 days', async () => {
    const moderator = await aMember(Role.Moderator);
    const { id } = await aWaiting();
    await act(moderator, `publishOffer(id: ${id})`);
    await app.database.db
      .updateTable('offer')
      .set({ reviewedAt: inDays(-31) })
      .where('id', '=', id)
      .execute();
    expect(await act(moderator, `rollbackOffer(id: ${id})`)).toBe('409 error.status.transition');
    expect(await statusOf(id)).toBe(OfferStatus.Published);
  });

  test('after its owner changed something', async () => {
    const [moderator, owner] = [await aMember(Role.Moderator), await aMember(Role.Bronze)];
    const { id } = await aWaiting(owner.id);
    await act(moderator, `rejectOffer(id: ${id}, comment: "Please mend the title.")`);
    expect(await act(owner, `createOrUpdateOffer(offer: { id: ${id}, title: "Mended" })`)).toBeNull();
    expect(await act(moderator, `rollbackOffer(id: ${id})`)).toBe('409 error.status.transition');
  });
});

test('14: a reviewer reads no account, and knows an advertiser by no address or number', async () => {
  const moderator = await aMember(Role.Moderator);
  const { id: userId, email } = await anAccount(app.database, { phone: '41 79 123 45 67', firstName: 'Zita' });
  expect(refusalOf(await moderator.run(`{ profile(email: "${email}") { id } }`))).toBe('404 error.notFound');
  expect(refusalOf(await moderator.run('{ auditLog { data { id } } }'))).toBe('403 error.forbidden');
  const { id } = await aWaiting(userId);
  const query = `{ reviewCase(id: ${id}) { advertiser { memberSince emailConfirmed hasPhone listings } history { by } } }`;
  const answer = JSON.stringify((await moderator.run(query)).data);
  expect(answer).toContain('"hasPhone":true');
  expect(answer).not.toMatch(/example\.ch|79 123|Zita/);
});
