import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LoginProvider } from '#capabilities/accounts/account.ts';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { disable } from '#capabilities/accounts/server/operator.service.ts';
import { hashPassword } from '#capabilities/accounts/server/passwords/password-hash.ts';
import { confirmKey } from '#capabilities/accounts/server/second-factor/second-factor.queries.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { anAccount, TEST_PASSWORD, type TestAccount } from '#tests/factories/account.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { aPerson } from '#tests/factories/provided-person.ts';
import { signInAt } from '#tests/support/browser/provider-window.ts';
import { type TestOpenIdProvider, testOpenIdProvider } from '#tests/support/neighbours/openid-provider.ts';
import {
  aBrowser,
  logIn,
  refusalOf,
  signedInBrowser,
  type TestBrowser,
} from '#tests/support/product/browser-session.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const PROFILE = '{ profile { id email } }';
const UNDO = 'mutation ($id: String!) { undoEmailChange(id: $id) }';
const LINK = 'mutation ($id: String!) { linkIdentity(id: $id) }';
const DELETE = 'mutation ($id: String!) { deleteAccount(id: $id) }';
const ASK_DELETION = 'mutation ($id: Int!) { deleteAccountEmail(id: $id) }';

let openId: TestOpenIdProvider;
let app: TestApp;
let now: Date;

beforeAll(async () => {
  openId = await testOpenIdProvider('http://localhost:3000/auth');
  now = new Date();
  app = await testApp({ settings: openId.settings, now: () => now });
});
afterEach(() => {
  now = new Date();
});
afterAll(async () => {
  await app.close();
  await openId.close();
});

/** Moves an account to another address, as its holder does. */
async function move(browser: TestBrowser, oldEmail: string, newEmail: string) {
  now = new Date(now.getTime() + 1_000);
  await browser.run('mutation { sendChangeEmail }');
  const id = await secretMailedTo(app.database.db, oldEmail, 'changeEmail');
  const query = `mutation ($id: String!, $old: String!, $new: String!, $password: String) {
    changeEmail(id: $id, oldEmail: $old, newEmail: $new, password: $password) { id }
  }`;
  return browser.run(query, { id, old: oldEmail, new: newEmail, password: TEST_PASSWORD });
}

const undoMailedTo = (email: string): Promise<string> => secretMailedTo(app.database.db, email, 'emailChanged');

async function member(facts: Parameters<typeof anAccount>[1] = {}): Promise<TestAccount & { browser: TestBrowser }> {
  const account = await anAccount(app.database, { now, ...facts });
  return { ...account, browser: await signedInBrowser(app, account.email) };
}

describe('an account that moved to an unconfirmed address', () => {
  test('is not given to the owner of that address at a provider', async () => {
    const { id, email, browser } = await member();
    const typo = `typo.${id}@example.ch`;
    expect(refusalOf(await move(browser, email, typo))).toBeNull();
    const answer = await signInAt({ app, openId }, LoginProvider.Google, aPerson({ email: typo }));
    expect(refusalOf(answer)).toBe('401 error.auth.provider');
    expect((await browser.run(PROFILE)).data).toEqual({ profile: { id, email: typo } });
  });

  test('comes back to its owner by the first link, also after the thief used a later one', async () => {
    const { id, email, browser } = await member();
    const [second, third] = [`second.${id}@example.ch`, `third.${id}@example.ch`];
    await move(browser, email, second);
    const owner = await undoMailedTo(email);
    expect(refusalOf(await move(browser, second, third))).toBeNull();
    const thief = await undoMailedTo(second);
    expect(refusalOf(await aBrowser(app).run(UNDO, { id: thief }))).toBeNull();
    expect(refusalOf(await aBrowser(app).run(UNDO, { id: owner }))).toBeNull();
    const found = app.database.db.selectFrom('account').select('email').where('id', '=', id);
    expect(await found.execute()).toEqual([{ email }]);
  });

  test('loses, when it comes back, the provider and the codes that were added meanwhile', async () => {
    const { id, email, browser } = await member();
    await move(browser, email, `away.${id}@example.ch`);
    const undo = await undoMailedTo(email);
    const { db } = app.database;
    now = new Date(now.getTime() + 1_000);
    await anIdentity(app.database, { accountId: id, subject: `thief-${id}`, now });
    await confirmKey(db, id, { key: 'the key of the thief', step: 1, now });
    expect(refusalOf(await aBrowser(app).run(UNDO, { id: undo }))).toBeNull();
    expect(await db.selectFrom('accountIdentity').select('subject').where('accountId', '=', id).execute()).toEqual([]);
    const [row] = await db.selectFrom('account').select('totpConfirmedAt').where('id', '=', id).execute();
    expect(row).toEqual({ totpConfirmedAt: null });
  });

  test('opens to no link that went to the old address, but the one that takes it back', async () => {
    const { id, email, browser } = await member();
    const facts = { provider: 1, subject: `old-${id}`, email };
    const link = await makeToken(app.database.db, { purpose: 'link-identity', accountId: id, facts }, now);
    await browser.run(ASK_DELETION, { id });
    const deletion = await secretMailedTo(app.database.db, email, 'deleteAccount');
    await move(browser, email, `new.${id}@example.ch`);
    expect(refusalOf(await aBrowser(app).run(LINK, { id: link }))).toBe('410 error.token.invalid');
    expect(refusalOf(await browser.run(DELETE, { id: deletion }))).toBe('410 error.token.invalid');
  });
});

test('abuse 47: codes and providers that a stranger put on an address do not lock its owner out', async () => {
  const account = await anAccount(app.database, { status: AccountStatus.NotConfirmed, isEmailConfirmed: false, now });
  const { db } = app.database;
  await confirmKey(db, account.id, { key: 'the key of the thief', step: 1, now });
  await anIdentity(app.database, { accountId: account.id, subject: `squatter-${account.id}` });
  await aBrowser(app).run('mutation ($email: String!) { sendResetEmail(email: $email) }', { email: account.email });
  await doJobs(app, () => now);
  const id = await secretMailedTo(db, account.email, 'resetPassword');
  const reset = 'mutation ($id: String!) { resetPassword(id: $id, newPassword: "Neues-Schloss-8?") }';
  expect(refusalOf(await aBrowser(app).run(reset, { id }))).toBeNull();
  const { data } = await logIn(aBrowser(app), account.email, 'Neues-Schloss-8?');
  expect(data).toMatchObject({ login: { secondFactor: 'none' } });
  expect(
    await db.selectFrom('accountIdentity').select('subject').where('accountId', '=', account.id).execute(),
  ).toEqual([]);
});

test('a password that was changed while a sign-in waited in line opens nothing', async () => {
  const { id, email } = await anAccount(app.database, { now });
  const { db } = app.database;
  const crowd = Array.from({ length: 12 }, (_, index) => hashPassword(`somebody else ${index}`));
  app.database.takeStatements();
  const signIn = logIn(aBrowser(app), email);
  const hasRead = (): boolean => app.database.takeStatements().some(({ sql }) => sql.includes('email_key'));
  await vi.waitFor(() => expect(hasRead()).toBe(true));
  await db.updateTable('account').set({ passwordHash: 'another' }).where('id', '=', id).execute();
  expect(refusalOf(await signIn)).toBe('401 error.auth.failed');
  await Promise.all(crowd);
});

test('a suspended account cannot delete itself and come back', async () => {
  const { id, email, browser } = await member();
  await browser.run(ASK_DELETION, { id });
  const deletion = await secretMailedTo(app.database.db, email, 'deleteAccount');
  await disable({ db: app.database.db, now: () => now }, email, 'a test');
  expect(refusalOf(await browser.run(DELETE, { id: deletion }))).toBe('403 error.auth.suspended');
});

test('the link of another member deletes nothing and ends no session', async () => {
  const [me, other] = [await member(), await member()];
  await other.browser.run(ASK_DELETION, { id: other.id });
  const deletion = await secretMailedTo(app.database.db, other.email, 'deleteAccount');
  expect(refusalOf(await me.browser.run(DELETE, { id: deletion }))).toBe('410 error.token.invalid');
  for (const { browser } of [me, other]) expect(refusalOf(await browser.run(PROFILE))).toBeNull();
});

test('a member cannot flood an address with mails, nor test addresses by changing one', async () => {
  const limited = await testApp({ limited: true });
  const account = await anAccount(limited.database);
  const browser = await signedInBrowser(limited, account.email);
  const refusals: (string | null)[] = [];
  for (let i = 0; i < 6; i++) refusals.push(refusalOf(await browser.run(ASK_DELETION, { id: account.id })));
  expect(refusals).toEqual([null, null, null, null, null, '429 error.rateLimit']);
  const change = (newEmail: string) =>
    browser.run(
      `mutation ($old: String!, $new: String!, $password: String) {
        changeEmail(id: "x", oldEmail: $old, newEmail: $new, password: $password) { id }
      }`,
      { old: account.email, new: newEmail, password: TEST_PASSWORD },
    );
  const tries: (string | null)[] = [];
  for (let i = 0; i < 6; i++) tries.push(refusalOf(await change(`probe${i}@example.ch`)));
  expect(tries.at(-1)).toBe('429 error.rateLimit');
  await limited.close();
});
