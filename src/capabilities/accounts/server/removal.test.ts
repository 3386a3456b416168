import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { backgroundContext } from '#platform/graphql/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser, logIn, refusalOf, signedInBrowser } from '#tests/support/browser-session.ts';
import { mailsTo, secretMailedTo } from '#tests/support/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/test-app.ts';
import { cleanUpAccounts } from './removal.service.ts';

const ASK = 'mutation ($id: Int!) { deleteAccountEmail(id: $id) }';
const DELETE = 'mutation ($id: String!) { deleteAccount(id: $id) }';
const PROFILE = '{ profile { email } }';
const DAY_MS = 86_400_000;

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const cleanUpAfter = (days: number): Promise<void> =>
  cleanUpAccounts(
    backgroundContext({
      ...{ db: app.database.db, services: app.services, requestId: 'upkeep' },
      now: () => new Date(TEST_NOW.getTime() + days * DAY_MS),
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
  test('by the link of a mail ends it: nobody signs in, and the address may come again', async () => {
    const { account, browser, secret } = await deletionLink();
    const other = await signedInBrowser(app, account.email);
    expect(refusalOf(await aBrowser(app).run(DELETE, { id: secret }))).toBeNull();
    expect(refusalOf(await logIn(aBrowser(app), account.email))).toBe('401 error.auth.failed');
    for (const open of [browser, other]) expect(refusalOf(await open.run(PROFILE))).toBe('403 error.auth.suspended');
    expect((await mailsTo(app.database.db, account.email))[0]?.subject).toBe('Your account was deleted');
    await expect(anAccount(app.database, { email: account.email })).resolves.toBeDefined();
  });

  test('thirty days later nothing names the person any more', async () => {
    const { account, secret } = await deletionLink({ phone: '41 79 123 45 67', uiLang: 2 });
    await aBrowser(app).run(DELETE, { id: secret });
    await cleanUpAfter(29);
    expect(await row(account.id)).toMatchObject({ first_name: account.firstName });
    await cleanUpAfter(31);
    const erased = JSON.stringify(await row(account.id));
    for (const fact of [account.email, account.firstName, account.lastName, '41 79 123 45 67'])
      expect(erased).not.toContain(fact);
  });

  test('needs the own id to be asked for', async () => {
    const [me, other] = [await anAccount(app.database), await anAccount(app.database)];
    const browser = await signedInBrowser(app, me.email);
    expect(refusalOf(await browser.run(ASK, { id: other.id }))).toBe('404 error.notFound');
    expect(refusalOf(await aBrowser(app).run(ASK, { id: me.id }))).toBe('401 error.auth.required');
  });

  test('the last who runs the house cannot go', async () => {
    const { account, secret } = await deletionLink();
    await app.database.db
      .updateTable('account')
      .set({ roles_flag: Role.AdminGlobal })
      .where('id', '=', account.id)
      .execute();
    expect(refusalOf(await aBrowser(app).run(DELETE, { id: secret }))).toBe('403 error.forbidden');
    expect(await row(account.id)).toMatchObject({ status: AccountStatus.Active });
  });

  test('abuse 50: whoever was suspended may nothing, from the next request on, and is told', async () => {
    const { id, email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    await app.database.db.updateTable('account').set({ status: AccountStatus.Inactive }).where('id', '=', id).execute();
    expect(refusalOf(await browser.run(PROFILE))).toBe('403 error.auth.suspended');
  });

  test('abuse 53: a guessed link opens nothing, and looking at a link changes nothing', async () => {
    const { account, secret } = await deletionLink();
    expect(refusalOf(await aBrowser(app).run(DELETE, { id: 'a-guess' }))).toBe('410 error.token.invalid');
    for (const url of [`/en/delete-account/${secret}`, `/unsubscribe/${secret}`]) await aBrowser(app).request({ url });
    const get = `/graphql?query=${encodeURIComponent(`mutation { deleteAccount(id: "${secret}") }`)}`;
    expect((await aBrowser(app).request({ url: get })).statusCode).toBe(405);
    expect(await row(account.id)).toMatchObject({ status: AccountStatus.Active });
  });
});

describe('an account that was never confirmed', () => {
  test('goes after thirty quiet days', async () => {
    const quiet = await anAccount(app.database, { status: 1, isEmailConfirmed: false, now: TEST_NOW });
    const confirmed = await anAccount(app.database, { now: TEST_NOW });
    await cleanUpAfter(31);
    expect(await row(quiet.id)).toMatchObject({ status: AccountStatus.Removed });
    expect(await row(confirmed.id)).toMatchObject({ status: AccountStatus.Active });
  });
});
