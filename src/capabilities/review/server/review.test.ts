import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { aReport } from '#tests/factories/report.ts';
import { aBrowser, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
let moderator: TestBrowser;
let moderatorId: number;
let ownerId: number;
beforeAll(async () => {
  app = await testApp();
  const account = await anAccount(app.database, { rolesFlag: Role.Moderator, firstName: 'Mona', lastName: 'Prüferin' });
  moderatorId = account.id;
  moderator = await signedIn(moderatorId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.updateTable('offer').set({ status: OfferStatus.Draft }).execute();
  ownerId = (await anAccount(app.database)).id;
});

async function signedIn(id: number): Promise<TestBrowser> {
  const browser = aBrowser(app);
  browser.setCookie('__Host-session', (await openSession(app, id)).secret);
  return browser;
}

const aWaiting = (facts: object = {}) =>
  anOwnOffer(app.database.db, ownerId, {
    status: OfferStatus.PendingVerification,
    submittedAt: TEST_NOW,
    paidDays: 30,
    paidAt: TEST_NOW,
    ...facts,
  });
const QUEUE = `query ($page: Int, $size: Int) { reviewQueue(pageNumber: $page, pageSize: $size) {
  totalRecords totalPages data { offer { id images { key } preview { title } } claim { name isMine until } isOnline isOwn } } }`;
const CASE = `query ($id: Int!) { reviewCase(id: $id) { isWaiting isOnline isOwn mayUndo ownerLanguage approvedAt claim { name }
  changes { name before after } approvedPictures { key }
  returnedAt changesSinceReturn { name before after } returnedPictures { key } history { act by comment }
  advertiser { emailConfirmed listings online approved rejected suspended agencyName }
  readySentences { id text } } }`;
interface Queue {
  totalRecords: number;
  totalPages: number;
  data: {
    offer: { id: number };
    claim: { name: string; isMine: boolean; until: string } | null;
    isOnline: boolean;
    isOwn: boolean;
  }[];
}
const queue = async (browser = moderator, variables: object = {}) =>
  ((await browser.run(QUEUE, variables)).data as { reviewQueue: Queue }).reviewQueue;
interface Case
  extends Record<
    'isWaiting' | 'isOnline' | 'isOwn' | 'mayUndo' | 'ownerLanguage' | 'approvedAt' | 'returnedAt',
    unknown
  > {
  changes: object[];
  changesSinceReturn: object[];
  returnedPictures: object[];
  history: { act: string }[];
  advertiser: object;
  readySentences: object[];
}
const caseOf = async (id: number, browser = moderator): Promise<Case> =>
  ((await browser.run(CASE, { id })).data as { reviewCase: Case }).reviewCase;
const act = (browser: TestBrowser, mutation: string) => browser.run(`mutation { ${mutation} { id status } }`);

describe('the queue', () => {
  test('shows who waits longest first, and changes of trusted owners among them', async () => {
    const late = await aWaiting({ submittedAt: inDays(-1) });
    const early = await aWaiting({ submittedAt: inDays(-3) });
    const trusted = await anOwnOffer(app.database.db, ownerId, { status: OfferStatus.Published });
    const ordinary = await anOwnOffer(app.database.db, ownerId, { status: OfferStatus.Published });
    const changed = { reviewedAt: inDays(-9), submittedAt: inDays(-2) };
    await app.database.db.updateTable('offer').set(changed).where('id', '=', trusted.id).execute();
    const { data, totalRecords } = await queue();
    expect(data.map(({ offer }) => offer.id)).toEqual([early.id, trusted.id, late.id]);
    expect(data.map(({ isOnline }) => isOnline)).toEqual([false, true, false]);
    expect(totalRecords).toBe(3);
    expect(data.map(({ offer }) => offer.id)).not.toContain(ordinary.id);
  });

  test('is counted beside the menu entry of reviewers, and of no other members', async () => {
    await aWaiting();
    await aReport(app.database.db, null);
    const counted = async (browser: TestBrowser) => (await browser.run('{ profile { waitingReviews } }')).data;
    expect(await counted(moderator)).toEqual({ profile: { waitingReviews: 2 } });
    expect(await counted(await signedIn(ownerId))).toEqual({ profile: { waitingReviews: 0 } });
  });

  test('names the reviewer who claimed an offer, for half an hour', async () => {
    const { id } = await aWaiting();
    expect((await queue()).data[0]?.claim).toBeNull();
    await act(moderator, `verifyOffer(id: ${id})`);
    const other = await signedIn((await anAccount(app.database, { rolesFlag: Role.Moderator })).id);
    const until = new Date(TEST_NOW.getTime() + 1_800_000).toISOString();
    expect((await queue()).data[0]?.claim).toEqual({ name: 'Mona Prüferin', isMine: true, until });
    expect((await queue(other)).data[0]?.claim).toMatchObject({ name: 'Mona Prüferin', isMine: false });
    expect(refusalOf(await act(other, `publishOffer(id: ${id})`))).toBe('409 error.status.changed');
    await app.database.db
      .updateTable('offer')
      .set({ claimedAt: inDays(-1) })
      .where('id', '=', id)
      .execute();
    expect((await queue(other)).data[0]?.claim).toBeNull();
  });

  test('a second claim by the same reviewer is no further act', async () => {
    const { id } = await aWaiting();
    for (let time = 0; time < 3; time += 1) await act(moderator, `verifyOffer(id: ${id})`);
    expect((await caseOf(id)).history.map(({ act: done }) => done)).toEqual(['review.begun']);
  });

  test('comes in pages, each by as many statements as an empty one', async () => {
    await queue();
    app.database.takeStatements();
    await queue();
    const ofNone = app.database.takeStatements().length;
    for (let index = 0; index < 25; index += 1) await aWaiting();
    await act(moderator, `verifyOffer(id: ${(await queue()).data[3]?.offer.id})`);
    app.database.takeStatements();
    const page = await queue(moderator, { page: 2, size: 10 });
    // Pictures, owners, facts, prices and claims: one statement each for all.
    expect(app.database.takeStatements().length).toBeLessThanOrEqual(ofNone + 5);
    expect(page.data).toHaveLength(10);
    expect([page.totalRecords, page.totalPages]).toEqual([25, 3]);
  });

  test('of ten thousand is read in the order of an index, not sorted', async () => {
    await app.database.execute(`
      insert into offer (user_id, status, offer_type, category, submitted_at)
      select ${ownerId}, case when n % 10 = 0 then 15 else 53 end, 1, 1, timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, 20000) n`);
    await app.database.execute('analyze offer');
    app.database.takeStatements();
    const page = await queue(moderator, { page: 1, size: 20 });
    expect(page.totalRecords).toBe(2_000);
    const statement =
      app.database.takeStatements().find(({ sql }) => /order by "o"\."submitted_at"/.test(sql))?.sql ?? '';
    const plan = JSON.stringify(
      await app.database.execute(`explain ${statement.replace('$1', '20').replace('$2', '0')}`),
    );
    expect(plan).toContain('offer_waiting');
    expect(plan).not.toContain('Sort');
  });
});

describe('the data of a reviewer', () => {
  test('changes since the last approval are shown side by side, pictures among them', async () => {
    const { id } = await aWaiting();
    expect((await caseOf(id)).changes).toEqual([]);
    expect(refusalOf(await act(moderator, `publishOffer(id: ${id}, expectedStatus: 15)`))).toBeNull();
    const owner = await signedIn(ownerId);
    await owner.run(`mutation { createOrUpdateOffer(offer: { id: ${id}, title: "Ganz anders", rooms: 4 }) { id } }`);
    const now = await caseOf(id);
    expect(now.changes).toEqual([
      { name: 'title', before: 'Helle Wohnung am See', after: 'Ganz anders' },
      { name: 'rooms', before: '3.5', after: '4' },
    ]);
    expect([now.isWaiting, now.isOnline, now.approvedAt]).toEqual([true, false, TEST_NOW.toISOString()]);
  });

  test('a home that was sent back is compared with what was sent back, until the next decision', async () => {
    const { id } = await aWaiting();
    expect((await caseOf(id)).returnedAt).toBeNull();
    await act(moderator, `rejectOffer(id: ${id}, comment: "Bitte ein Bild mehr.")`);
    const owner = await signedIn(ownerId);
    await owner.run(`mutation { createOrUpdateOffer(offer: { id: ${id}, title: "Ganz anders" }) { id } }`);
    expect(refusalOf(await act(owner, `verifyOffer(id: ${id})`))).toBeNull();
    const again = await caseOf(id);
    expect([again.isWaiting, again.approvedAt, again.returnedAt]).toEqual([true, null, TEST_NOW.toISOString()]);
    expect(again.changesSinceReturn).toEqual([{ name: 'title', before: 'Helle Wohnung am See', after: 'Ganz anders' }]);
    expect(again.changes).toEqual([]);
    await act(moderator, `publishOffer(id: ${id}, expectedStatus: 15)`);
    expect(await caseOf(id)).toMatchObject({ returnedAt: null, changesSinceReturn: [], returnedPictures: [] });
  });

  test('acts come with who did them and what was said, the record of the advertiser beside them', async () => {
    const { id } = await aWaiting();
    await act(moderator, `rejectOffer(id: ${id}, comment: "Bitte ein Bild mehr.")`);
    const { history, advertiser, mayUndo } = await caseOf(id);
    expect(history[0]).toEqual({ act: 'review.rejected', by: 'Mona Prüferin', comment: 'Bitte ein Bild mehr.' });
    expect(advertiser).toMatchObject({
      listings: 1,
      online: 0,
      approved: 0,
      rejected: 1,
      suspended: 0,
      agencyName: null,
    });
    expect(mayUndo).toBe(true);
    expect(refusalOf(await act(moderator, `rollbackOffer(id: ${id})`))).toBeNull();
    expect(await caseOf(id)).toMatchObject({ mayUndo: false, returnedAt: null });
  });

  test('ready sentences speak the owner’s language', async () => {
    ownerId = (await anAccount(app.database, { uiLang: 1 })).id;
    const { id } = await aWaiting();
    const { ownerLanguage, readySentences } = await caseOf(id);
    expect(ownerLanguage).toBe('fr');
    expect(readySentences[0]).toEqual({ id: 'pictures', text: expect.stringContaining('trois photos') });
    expect(readySentences).toHaveLength(9);
  });

  test('a draft is hidden from reviewers, and other members see nothing here', async () => {
    const draft = await anOwnOffer(app.database.db, ownerId);
    expect(refusalOf(await moderator.run(CASE, { id: draft.id }))).toBe('404 error.notFound');
    const { id } = await aWaiting();
    const owner = await signedIn(ownerId);
    expect(refusalOf(await owner.run(CASE, { id }))).toBe('403 error.forbidden');
    expect(refusalOf(await aBrowser(app).run(CASE, { id }))).toBe('401 error.auth.required');
  });

  test('private facts of an owner are hidden from reviewers', async () => {
    const { id } = await aWaiting({
      acquisitionPrice: 500_000,
      yourEstimation: 900_000,
      acquisitionDate: '2020-01-01',
    });
    const query = `{ offerEdit(id: ${id}) { acquisitionPrice acquisitionDate yourEstimation } }`;
    const nothing = { acquisitionPrice: null, acquisitionDate: null, yourEstimation: null };
    expect((await moderator.run(query)).data).toEqual({ offerEdit: nothing });
    expect((await (await signedIn(ownerId)).run(query)).data).toMatchObject({
      offerEdit: { acquisitionPrice: 500_000 },
    });
  });
});
