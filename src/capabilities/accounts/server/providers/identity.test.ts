import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount, TEST_PASSWORD } from '#tests/factories/account.ts';
import { aPerson } from '#tests/factories/provided-person.ts';
import { signInAt } from '#tests/support/browser/provider-window.ts';
import { type TestOpenIdProvider, testOpenIdProvider } from '#tests/support/neighbours/openid-provider.ts';
import { aBrowser, logIn, refusalOf, signedInBrowser } from '#tests/support/product/browser-session.ts';
import { mailsTo, secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { LoginProvider } from '../../account.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const PROFILE = '{ profile { status emailConfirmed hasPassword phone providers } }';
const LINK = 'mutation ($id: String!, $password: String) { linkIdentity(id: $id, password: $password) }';
const UNLINK = `mutation ($provider: Int!, $password: String) {
  unlinkIdentity(provider: $provider, password: $password)
}`;

let openId: TestOpenIdProvider;
let app: TestApp;

beforeAll(async () => {
  openId = await testOpenIdProvider('http://localhost:3000/auth');
  app = await testApp({ settings: openId.settings, now: () => new Date() });
});
afterAll(async () => {
  await app.close();
  await openId.close();
});

describe('an address that an account has already', () => {
  test('is linked only by the mail that goes there, and by the password', async () => {
    const { email } = await anAccount(app.database);
    const person = aPerson({ email });
    expect(refusalOf(await signInAt({ app, openId }, LoginProvider.Google, person))).toBe('401 error.auth.linkNeeded');
    expect((await mailsTo(app.database.db, email))[0]?.subject).toBe('Log in with Google');
    expect(refusalOf(await signInAt({ app, openId }, LoginProvider.Google, person))).toBe('401 error.auth.linkNeeded');
    const id = await secretMailedTo(app.database.db, email);
    for (const password of [null, 'a guess'])
      expect(refusalOf(await app.run(LINK, { id, password }))).toBe('401 error.auth.reauth');
    expect((await app.run(LINK, { id, password: TEST_PASSWORD })).data).toEqual({ linkIdentity: true });
    expect(refusalOf(await app.run(LINK, { id, password: TEST_PASSWORD }))).toBe('410 error.token.invalid');
    const { data, browser } = await signInAt({ app, openId }, LoginProvider.Google, person);
    expect(data).toMatchObject({ login: { email, newUser: false } });
    expect((await browser.run(PROFILE)).data).toMatchObject({ profile: { hasPassword: true, providers: [1] } });
  });

  test('of a removed account is free for a new one', async () => {
    const { email } = await anAccount(app.database, { status: AccountStatus.Removed });
    const { data } = await signInAt({ app, openId }, LoginProvider.Google, aPerson({ email }));
    expect(data).toMatchObject({ login: { email, newUser: true } });
  });

  test('abuse case 47: registered first by a stranger belongs to its owner; nothing of the stranger remains', async () => {
    const { email } = await anAccount(app.database, {
      status: AccountStatus.NotConfirmed,
      isEmailConfirmed: false,
      phone: '41 79 000 00 00',
    });
    const thief = await signedInBrowser(app, email);
    const { data, browser } = await signInAt({ app, openId }, LoginProvider.Google, aPerson({ email }));
    expect(data).toMatchObject({ login: { email, newUser: true, secondFactor: 'none' } });
    expect((await browser.run(PROFILE)).data).toMatchObject({
      profile: { status: AccountStatus.Active, emailConfirmed: true, hasPassword: false, phone: null, providers: [1] },
    });
    expect(refusalOf(await thief.run(PROFILE))).toBe('403 error.auth.suspended');
    expect(refusalOf(await logIn(aBrowser(app), email, TEST_PASSWORD))).toBe('401 error.auth.failed');
  });

  test('of staff that is not confirmed is not handed over', async () => {
    const { email } = await anAccount(app.database, { isEmailConfirmed: false, rolesFlag: Role.AdminGlobal });
    const answer = await signInAt({ app, openId }, LoginProvider.Google, aPerson({ email }));
    expect(refusalOf(answer)).toBe('401 error.auth.provider');
    expect(refusalOf(await logIn(aBrowser(app), email))).toBeNull();
  });
});

describe('taking a provider away', () => {
  test('is refused for the only way to sign in, and done beside a password', async () => {
    const { browser, data } = await signInAt({ app, openId }, LoginProvider.Google, aPerson());
    expect(refusalOf(await browser.run(UNLINK, { provider: 1 }))).toBe('409 error.account.onlySignIn');
    expect((await browser.run(PROFILE)).data).toMatchObject({ profile: { providers: [1] } });
    const { email } = (data as { login: { email: string } }).login;
    const passwordHash = await hashPassword(TEST_PASSWORD);
    await app.database.db.updateTable('account').set({ passwordHash }).where('email', '=', email).execute();
    const proof = { provider: 1, password: TEST_PASSWORD };
    expect((await browser.run(UNLINK, proof)).data).toEqual({ unlinkIdentity: true });
    expect(refusalOf(await browser.run(UNLINK, proof))).toBe('404 error.notFound');
    expect(refusalOf(await app.run(UNLINK, { provider: 1 }))).toBe('401 error.auth.required');
  });
});
