import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUpAccounts } from '#capabilities/accounts/server/erasure/erasure.service.ts';
import { pictureKey } from '#capabilities/offers/server/pictures/picture-files.ts';
import { SITEMAP_CACHE_S } from '#capabilities/sitemap/server/sitemap.service.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anIdxFile } from '#tests/factories/idx-record.ts';
import { aBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import type { SignedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { threadOf } from '#tests/support/scenes/correspondence.ts';
import { deliver } from '#tests/support/scenes/imported-listings.ts';
import {
  aMarkedPerson,
  MARK,
  MARKED_EMAIL,
  MARKED_TEXT,
  PHONE,
  removeAccount,
} from '#tests/support/scenes/marked-person.ts';

const DAY_MS = 86_400_000;
/** Mails are as old as the clock of the database says. @source docs/reference/transitions.md, "Accounts" */
const ERASED_AT = new Date(Math.max(TEST_NOW.getTime(), Date.now()) + 31.5 * DAY_MS);
/** @source docs/security.md, "Protected data" */
const STAYS = ['audit_entry'];
/** Names, number and address: the title of a home that left stays with whom she wrote to for these thirty days. */
const OF_THE_PERSON = /zqxanna|zqxmuster|zqx\.anna|987/i;
const BELL = '{ notifications { data { messageText data { fullName } } } }';
const BY_NAME = '{ conversations(filter: { text: "Zqxanna" }) { data { id } } }';
const SITEMAP = '/sitemaps/en/listings-1.xml';

let app: TestApp;
/** A second process: nothing but the database is shared. */
let other: TestApp;
let now = TEST_NOW;
beforeAll(async () => {
  app = await testApp({ now: () => now });
  other = await testApp({ database: app.database, now: () => now });
});
afterAll(async () => {
  await other.server.close();
  await app.close();
});

const shownOf = async (browser: Pick<TestBrowser, 'run'>, query: string): Promise<string> =>
  JSON.stringify(await browser.run(query));
const bodyOf = async (browser: Pick<TestBrowser, 'request'>, url: string): Promise<string> =>
  (await browser.request({ url })).body;
const exportOf = ({ browser }: SignedIn): Promise<string> => bodyOf(browser, '/account/export');

/** Tables in which a row holds a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = (await app.database.execute(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)) as { name: string }[];
  const found: string[] = [];
  for (const { name } of tables) {
    const counting = `select count(*)::int as count from ${name} t where t::text ilike '%${text}%'`;
    const [row] = (await app.database.execute(counting)) as { count: number }[];
    if (row && row.count > 0) found.push(name.replace('public.', ''));
  }
  return found;
}

async function expectNoTraces(): Promise<void> {
  for (const text of [MARK, PHONE, PHONE.replaceAll(' ', '')])
    expect((await tablesWith(text)).filter((table) => !STAYS.includes(table))).toEqual([]);
}

describe('a removed account', () => {
  test('is hidden at once; after thirty days no table but the audit log holds data of that person', async () => {
    const { member, partner, enquirer, homeId, conversationId, picture } = await aMarkedPerson(app);
    // Each process cached its answers to visitors, and has to learn of changes by the other.
    const visitors = [aBrowser(app), aBrowser(other)];
    const [visitor = aBrowser(app)] = visitors;
    const listing = `{ offer(id: ${homeId}) { title description images { hash } } }`;
    const found = '{ offers(filter: { offerType: 1 }) { data { id title } } }';
    const shared = '{ favourites(isShared: true) { data { opinions { person { firstName } note } } } }';
    const gone = `{ goneOffer(id: ${homeId}) { city similar { id title } } }`;
    const picturePath = `/pictures/${pictureKey(picture.hash)}/320.webp`;
    for (const each of visitors) {
      for (const query of [listing, listing, found, found]) expect(await shownOf(each, query)).toContain(MARK);
      expect(await bodyOf(each, SITEMAP)).toContain(`,${homeId}<`);
    }
    expect(await shownOf(partner.browser, shared)).toContain(MARK);
    for (const reported of [await exportOf(enquirer), await shownOf(enquirer.browser, BELL)])
      expect(reported).toMatch(OF_THE_PERSON);
    expect(await shownOf(enquirer.browser, BY_NAME)).toContain(`"id":${conversationId}`);
    expect((await visitor.request({ url: picturePath })).statusCode).toBe(200);
    expect((await tablesWith(MARK)).length).toBeGreaterThan(10);
    await removeAccount(app, member);
    const news = app.database.db.selectFrom('mail').select('id').where('key', '=', `${MARK}:news`);
    expect(await news.where('sentAt', 'is', null).execute()).toEqual([]);
    for (const each of visitors)
      for (const query of [listing, found, gone])
        await expect.poll(() => shownOf(each, query), { timeout: 10_000 }).not.toContain(MARK);
    expect(await shownOf(partner.browser, shared)).not.toMatch(/zqx/i);
    expect(JSON.stringify((await threadOf(enquirer, conversationId)).partner)).not.toMatch(OF_THE_PERSON);
    for (const reader of [partner, enquirer]) expect(await exportOf(reader)).not.toMatch(OF_THE_PERSON);
    expect(await shownOf(enquirer.browser, BELL)).not.toMatch(OF_THE_PERSON);
    expect(await shownOf(enquirer.browser, BY_NAME)).not.toContain('"id"');
    expect(await exportOf(enquirer)).toContain(MARKED_TEXT);
    now = new Date(TEST_NOW.getTime() + SITEMAP_CACHE_S * 1_000);
    for (const each of visitors) {
      const sitemap = await bodyOf(each, SITEMAP);
      expect(sitemap).toContain('<urlset');
      expect(sitemap).not.toContain(`,${homeId}<`);
      expect(sitemap).not.toContain(MARK);
    }
    now = ERASED_AT;
    const parts = { db: app.database.db, services: app.services, requestId: 'upkeep', now: () => now };
    await cleanUpAccounts(backgroundContext(parts));
    await doJobs(app, () => now);
    await expectNoTraces();
    expect((await visitor.request({ url: picturePath })).statusCode).toBe(404);
    const written = app.database.db.selectFrom('message').select('messageText as text');
    const texts = await written.where('conversationId', '=', conversationId).execute();
    expect(texts.map(({ text }) => text)).toContain(MARKED_TEXT);

    // An agency's feed names the person where staff and tenants are.
    const person = { agency_reference: 'Zqxanna Zqxmuster', visit_name: 'Zqxanna Zqxmuster', visit_phone: `+${PHONE}` };
    const feed = anIdxFile({ ...person, visit_email: MARKED_EMAIL, visit_remark: `Ask ${MARK}` });
    expect(await deliver(app.database.db, 'Zug Immobilien', feed)).toMatchObject({ created: 1 });
    await doJobs(app, () => now);
    await expectNoTraces();
  });
});
