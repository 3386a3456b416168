import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { DAY_MS } from '#kernel/time.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { aMail } from '#tests/factories/mail.ts';
import { aBrowser, logIn, refusalOf, signedInBrowser } from '#tests/support/product/browser-session.ts';
import { isConfirmedAddress } from '#tests/support/product/confirmed-addresses.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { mailsTo, secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { replaceRecoveryCodes } from '../second-factor/second-factor.queries.ts';
import { actorOf } from '../sessions/session.service.ts';
import { cleanUpAccounts } from './erasure.service.ts';

const ASK = 'mutation ($id: Int!) { deleteAccountEmail(id: $id) }';
const DELETE = 'mutation ($id: String!) { deleteAccount(id: $id) }';
const PROFILE = '{ profile { email } }';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const afterDays = (days: number): Date => new Date(TEST_NOW.getTime() + days * DAY_MS);

const cleanUpAfter = (days: number): Promise<void> =>
  cleanUpAccounts(
    backgroundContext({
      db: app.database.db,
      services: app.services,
      requestId: 'upkeep',
      now: () => afterDays(days),
    }),
  );

const row = (id: number) =>
  app.database.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function deletionLink(facts: Parameters<typeof anAccount>[1] = {}) {
  const account = await anAccount(app.database, facts);
  const browser = await signedInBrowser(app, account.email);
  expect(refusalOf(await browser.run(ASK, { id: account.id }))).toBeNull();
  return { account, browser, secret: await secretMailedTo(app.database.db, account.email, 'deleteAccount') };
}

describe('deleting an account', () => {
  test('abuse 50: the link of a mail ends it: no sign-in is possible, and the address may register again', async () => {
    const { account, browser, secret } = await deletionLink();
    const other = await signedInBrowser(app, account.email);
    expect(refusalOf(await aBrowser(app).run(DELETE, { id: secret }))).toBe('401 error.auth.required');
    expect(refusalOf(await browser.run(DELETE, { id: secret }))).toBeNull();
    expect(refusalOf(await logIn(aBrowser(app), account.email))).toBe('401 error.auth.failed');
    expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required');
    // Abuse case 50: another live cookie of the removed account.
    expect(refusalOf(await other.run(PROFILE))).toBe('403 error.auth.suspended');
    expect((await mailsTo(app.database.db, account.email))[0]?.subject).toBe('Your account has been deleted');
    await expect(anAccount(app.database, { email: account.email })).resolves.toBeDefined();
  });

  test('thirty days later nothing names the person any more', async () => {
    const { account, browser, secret } = await deletionLink({ phone: '41 79 123 45 67', uiLang: 2 });
    await browser.run(DELETE, { id: secret });
    await cleanUpAfter(29);
    expect(await row(account.id)).toMatchObject({ firstName: account.firstName });
    await cleanUpAfter(31);
    const erased = JSON.stringify(await row(account.id));
    for (const fact of [account.email, account.firstName, account.lastName, '41 79 123 45 67'])
      expect(erased).not.toContain(fact);
    expect(await mailsTo(app.database.db, account.email)).toEqual([]);
  });

  test('asks capabilities to forget those whose time has come, and nothing on a day without any', async () => {
    const erasedIds: (readonly number[])[] = [];
    const erase = async (_tx: unknown, ids: readonly number[]): Promise<void> => void erasedIds.push(ids);
    const services = { ...app.services, personalRecords: [{ erase }] };
    const cleanUp = (days: number): Promise<void> =>
      cleanUpAccounts(
        backgroundContext({ db: app.database.db, services, requestId: 'upkeep', now: () => afterDays(days) }),
      );
    await cleanUpAfter(31);
    const { account, browser, secret } = await deletionLink();
    await browser.run(DELETE, { id: secret });
    await cleanUp(1);
    expect(erasedIds).toEqual([]);
    expect(await isConfirmedAddress(app.database.db, account.email)).toBe(true);
    await cleanUp(31);
    expect(erasedIds).toEqual([[account.id]]);
    expect(await isConfirmedAddress(app.database.db, account.email)).toBe(false);
  });

  test('takes no mail from a person who came back under the same address', async () => {
    const { account, browser, secret } = await deletionLink();
    await browser.run(DELETE, { id: secret });
    const { email } = await anAccount(app.database, { email: account.email });
    await app.database.db.transaction().execute((tx) => enqueueMail(app, tx, aMail({ to: email })));
    await app.database.db
      .updateTable('mail')
      .set({ createdAt: afterDays(31) })
      .where('recipient', '=', email)
      .execute();
    await cleanUpAfter(31);
    expect(await mailsTo(app.database.db, email)).not.toEqual([]);
  });

  test('needs the own id to be asked for', async () => {
    const [me, other] = [await anAccount(app.database), await anAccount(app.database)];
    const browser = await signedInBrowser(app, me.email);
    expect(refusalOf(await browser.run(ASK, { id: other.id }))).toBe('404 error.notFound');
    expect(refusalOf(await aBrowser(app).run(ASK, { id: me.id }))).toBe('401 error.auth.required');
  });

  test('the last AdminGlobal cannot go', async () => {
    const { account, browser, secret } = await deletionLink();
    await app.database.db
      .updateTable('account')
      .set({ rolesFlag: Role.AdminGlobal })
      .where('id', '=', account.id)
      .execute();
    expect(refusalOf(await browser.run(DELETE, { id: secret }))).toBe('403 error.forbidden');
    expect(await row(account.id)).toMatchObject({ status: AccountStatus.Active });
  });

  test('abuse 50: a suspended member loses all rights from the next request on, and is mailed', async () => {
    const { id, email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    await app.database.db.updateTable('account').set({ status: AccountStatus.Inactive }).where('id', '=', id).execute();
    expect(refusalOf(await browser.run(PROFILE))).toBe('403 error.auth.suspended');
  });

  test('abuse 53: a guessed link opens nothing, and no link is followed by GET', async () => {
    const { account, browser, secret } = await deletionLink();
    expect(refusalOf(await browser.run(DELETE, { id: 'a-guess' }))).toBe('410 error.token.invalid');
    const get = `/graphql?query=${encodeURIComponent(`mutation { deleteAccount(id: "${secret}") }`)}`;
    expect((await aBrowser(app).request({ url: get })).statusCode).toBe(405);
    expect(await row(account.id)).toMatchObject({ status: AccountStatus.Active });
  });
});

describe('an account that was never confirmed', () => {
  test('goes after thirty quiet days, and all that names a person with it', async () => {
    const { db } = app.database;
    const quiet = await anAccount(app.database, { status: 1, isEmailConfirmed: false, now: TEST_NOW });
    const confirmed = await anAccount(app.database, { now: TEST_NOW });
    await anIdentity(app.database, { accountId: quiet.id });
    await replaceRecoveryCodes(db, quiet.id, [Buffer.from('code')]);
    await db.transaction().execute((tx) => enqueueMail(app, tx, aMail({ to: quiet.email })));
    await db
      .updateTable('mail')
      .set({ createdAt: afterDays(30) })
      .where('recipient', '=', quiet.email)
      .execute();
    await cleanUpAfter(31);
    expect(await row(quiet.id)).toMatchObject({
      status: AccountStatus.Removed,
      firstName: '',
      erasedAt: afterDays(31),
    });
    for (const table of ['accountIdentity', 'accountRecoveryCode'] as const)
      expect(await db.selectFrom(table).select('accountId').where('accountId', '=', quiet.id).execute()).toEqual([]);
    expect(await mailsTo(db, quiet.email)).toEqual([]);
    expect(await row(confirmed.id)).toMatchObject({ status: AccountStatus.Active });
  });

  test('stays as long as it is used', async () => {
    const { id } = await anAccount(app.database, { status: 1, isEmailConfirmed: false, now: TEST_NOW });
    const browser = aBrowser(app);
    const { secret } = await openSession(app, id);
    await actorOf({ db: app.database.db, now: () => afterDays(0.9) }, secret, null);
    browser.setCookie('__Host-session', secret);
    expect((await browser.request({ method: 'POST', url: '/logout', payload: {} })).statusCode).toBe(200);
    await cleanUpAfter(30.5);
    expect(await row(id)).toMatchObject({ status: AccountStatus.NotConfirmed });
    await cleanUpAfter(31);
    expect(await row(id)).toMatchObject({ status: AccountStatus.Removed });
  });
});

describe('a mail', () => {
  test('is forgotten after thirty days, sent or not', async () => {
    const { db } = app.database;
    for (const [to, days] of [
      ['old@example.ch', 0],
      ['new@example.ch', 2],
    ] as const) {
      await db.transaction().execute((tx) => enqueueMail(app, tx, aMail({ to })));
      await db
        .updateTable('mail')
        .set({ createdAt: afterDays(days) })
        .where('recipient', '=', to)
        .execute();
    }
    await cleanUpAfter(31);
    expect(await mailsTo(db, 'old@example.ch')).toEqual([]);
    expect(await mailsTo(db, 'new@example.ch')).toHaveLength(1);
  });
});
