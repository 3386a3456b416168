import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUpAccounts } from '#capabilities/accounts/server/erasure/erasure.service.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { storePicture } from '#capabilities/offers/server/picture.service.ts';
import { pictureKey } from '#capabilities/offers/server/picture-files.ts';
import { Role } from '#kernel/roles.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { aMail } from '#tests/factories/mail.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { aPushDevice } from '#tests/factories/push-device.ts';
import { redAndBlue } from '#tests/factories/upload.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { threadOf, write } from '#tests/support/scenes/correspondence.ts';

const DAY_MS = 86_400_000;
/** Mails are as old as the clock of the database says. @source docs/reference/transitions.md, "Accounts" */
const ERASED_AT = new Date(Math.max(TEST_NOW.getTime(), Date.now()) + 31.5 * DAY_MS);
/** What only this person has, in whatever they can write. */
const MARK = 'zqx';
const PHONE = '41 79 987 65 43';
/** @source docs/security.md, "What is worth protecting" */
const STAYS = ['audit_entry'];
/** Written to somebody else, who keeps it. */
const SAID = 'I look forward to it.';

let app: TestApp;
let now = TEST_NOW;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app.close());

const shownOf = async (browser: Pick<SignedIn['browser'], 'run'>, query: string): Promise<string> =>
  JSON.stringify(await browser.run(query));

async function acceptedBy(partner: SignedIn, member: SignedIn): Promise<void> {
  await member.ask('mutation ($email: String!) { inviteToFavourites(email: $email) { people { id } } }', {
    email: partner.account.email,
  });
  const mail = app.database.db.selectFrom('mail').select('html').where('recipient', '=', partner.account.email);
  const { html } = await mail.orderBy('id', 'desc').executeTakeFirstOrThrow();
  const id = /favourites\/invitation\/([\w-]{43})/.exec(html ?? '')?.[1];
  await partner.ask('mutation ($id: String!) { acceptInvitation(id: $id) { people { id } } }', { id });
}

/** Somebody who did and wrote whatever a member can, each with their mark. */
async function aMarkedMember() {
  const { db } = app.database;
  const member = await signedIn(app, {
    ...{ firstName: 'Zqxanna', lastName: 'Zqxmuster', email: `${MARK}.anna@example.ch`, phone: PHONE },
    rolesFlag: Role.Agent,
  });
  const { id } = member.account;
  const profile = `mutation ($id: Int!) { updateProfile(id: $id, firstName: "Zqxanna", lastName: "Zqxmuster",
    biography: "${MARK} biography", phone: "${PHONE}", mobilePhone: "${PHONE}") { id } }`;
  await member.ask(profile, { id });
  const stored = { db, store: app.services.store };
  const picture = await storePicture(stored, await redAndBlue(120, 80).toBuffer(), { from: 'person', isPublic: true });
  const marked = { title: `${MARK} title`, description: `${MARK} description`, street: `${MARK}-street 1` };
  const own = await anOwnOffer(db, id, { ...marked, status: 30, lat: 46.5, lng: 6.6, local_store_id: `${MARK}-draft` });
  const homeId = own.activeOfferId ?? 0;
  await db
    .updateTable('active_offer')
    .set({ advertiser_name: 'Zqxanna Zqxmuster', phone_number: PHONE })
    .where('id', '=', homeId)
    .execute();
  await db.insertInto('offer_picture').values({ offer_id: own.id, picture_id: picture.id, position: 1 }).execute();
  const shown = { active_offer_id: homeId, picture_id: picture.id, position: 1 };
  await db.insertInto('active_offer_picture').values(shown).execute();
  const [partner, seeker, other] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  await acceptedBy(partner, member);
  const { activeOfferId: liked } = await anOwnOffer(db, other.account.id, { status: 30 });
  await member.ask('mutation ($id: Int!) { saveFavourite(activeOfferId: $id) { id } }', { id: liked });
  await member.ask(`mutation ($id: Int!) { noteFavourite(activeOfferId: $id, note: "${MARK} note") { id } }`, {
    id: liked,
  });
  await member.ask('mutation ($search: SearchInput!) { createSearch(search: $search) { id } }', {
    search: { name: `${MARK} search`, notification: 3, offerType: 1, category: 3, locationIds: [LAUSANNE_ID] },
  });
  await member.ask(`mutation { createReportOfferProblem(description: "Fraud", firstName: "Zqxanna", lastName: "Zqxmuster",
    email: "${member.account.email}", phoneNumber: "${PHONE}", offerId: ${liked}) }`);
  await member.ask(`mutation { sendContactMessage(name: "Zqxanna", email: "${member.account.email}", subject: "Hello",
    message: "${MARK} message") }`);
  const { conversationId } = await write(seeker, homeId, 'Is it free?');
  await write(member, homeId, SAID, { conversationId });
  await write(member, liked ?? 0, SAID, { phone: PHONE });
  await aPayment(db, id, { email: member.account.email, payerName: 'Zqxanna Zqxmuster' });
  await anIdentity(app.database, { accountId: id, subject: `${MARK}-subject` });
  const { sessionId } = await openSession(app, id);
  await aPushDevice(db, { accountId: id, sessionId, endpoint: `https://push.example.ch/${MARK}`, userAgent: MARK });
  await db
    .transaction()
    .execute((tx) => enqueueMail(app, tx, { ...aMail({ to: member.account.email }), accountId: id }));
  await doJobs(app);
  const news = aMail({ kind: 'homes', key: `${MARK}:news`, to: member.account.email, isBulk: true, accountId: id });
  await db.transaction().execute((tx) => enqueueMail(app, tx, news));
  return { member, partner, seeker, homeId, conversationId, picture };
}

async function remove({ account, ask }: SignedIn): Promise<void> {
  await ask('mutation ($id: Int!) { deleteAccountEmail(id: $id) }', { id: account.id });
  const secret = await secretMailedTo(app.database.db, account.email, 'deleteAccount');
  await ask('mutation ($id: String!) { deleteAccount(id: $id) }', { id: secret });
  await doJobs(app);
}

/** Tables in which a row holds a text, and how many. */
async function tablesWith(text: string): Promise<Record<string, number>> {
  const tables = (await app.database.execute(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)) as { name: string }[];
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const counting = `select count(*)::int as count from ${name} t where t::text ilike '%${text}%'`;
    const [row] = (await app.database.execute(counting)) as { count: number }[];
    if (row && row.count > 0) found[name.replace('public.', '')] = row.count;
  }
  return found;
}

describe('a removed account', () => {
  test('is seen by nobody at once; after thirty days no table but the audit log holds what only that person has', async () => {
    const { member, partner, seeker, homeId, conversationId, picture } = await aMarkedMember();
    const visitor = aBrowser(app);
    const listing = `{ offer(id: ${homeId}) { title description images { hash } } }`;
    const found = '{ offers(filter: { offerType: 1 }) { data { id title } } }';
    const shared = '{ favourites(isShared: true) { data { opinions { person { firstName } note } } } }';
    const gone = `{ goneOffer(id: ${homeId}) { city similar { id title } } }`;
    const picturePath = `/pictures/${pictureKey(picture.hash)}/320.webp`;
    expect(await shownOf(visitor, listing)).toContain(MARK);
    expect(await shownOf(visitor, found)).toContain(MARK);
    expect(await shownOf(partner.browser, shared)).toContain(MARK);
    expect((await visitor.request({ url: picturePath })).statusCode).toBe(200);
    expect(Object.keys(await tablesWith(MARK)).length).toBeGreaterThan(10);
    await remove(member);
    const news = app.database.db.selectFrom('mail').select('id').where('key', '=', `${MARK}:news`);
    expect(await news.where('sent_at', 'is', null).execute()).toEqual([]);
    for (const query of [listing, found, gone])
      await expect.poll(() => shownOf(visitor, query), { timeout: 10_000 }).not.toContain(MARK);
    expect(await shownOf(partner.browser, shared)).not.toMatch(/zqx/i);
    expect(JSON.stringify((await threadOf(seeker, conversationId)).partner)).not.toMatch(/zqx|987/i);
    const sitemap = await visitor.request({ url: '/sitemap/listings-1.xml' });
    expect(sitemap.body).not.toContain(`/${homeId}`);
    now = ERASED_AT;
    const parts = { db: app.database.db, services: app.services, requestId: 'upkeep', now: () => now };
    await cleanUpAccounts(backgroundContext(parts));
    await doJobs(app, () => now);
    for (const text of [MARK, PHONE, PHONE.replaceAll(' ', '')])
      expect(Object.keys(await tablesWith(text)).filter((table) => !STAYS.includes(table))).toEqual([]);
    expect((await visitor.request({ url: picturePath })).statusCode).toBe(404);
    const written = app.database.db.selectFrom('message').select('message_text as text');
    const texts = await written.where('conversation_id', '=', conversationId).execute();
    expect(texts.map(({ text }) => text)).toContain(SAID);
  });
});
