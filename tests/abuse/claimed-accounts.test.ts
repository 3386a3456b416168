import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { confirmKey } from '#capabilities/accounts/server/second-factor/second-factor.queries.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { anAccount, TEST_PASSWORD } from '#tests/factories/account.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import {
  aBrowser,
  logIn,
  refusalOf,
  signedInBrowser,
  type TestBrowser,
} from '#tests/support/product/browser-session.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

const NEW_PASSWORD = 'Neues-Schloss-8?';
const PROFILE = `{ profile {
  id displayName phone emailConfirmed status hasPassword hasSecondFactor providers biography preferences { newsletterPreference }
} }`;
const CONFIRM = `mutation ($id: String!, $password: String, $newPassword: String) {
  confirmEmail(id: $id, password: $password, newPassword: $newPassword)
}`;
const RESET = 'mutation ($id: String!, $new: String!) { resetPassword(id: $id, newPassword: $new) }';
const ASK = 'mutation ($email: String!) { sendResetEmail(email: $email) }';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A stranger registered an address, signed in, and added everything that an account can hold. */
async function registered() {
  const account = await anAccount(app.database, {
    status: AccountStatus.NotConfirmed,
    isEmailConfirmed: false,
    phone: '41 79 000 00 00',
    newsletter: true,
  });
  const browser = await signedInBrowser(app, account.email);
  const { db } = app.database;
  await db.updateTable('account').set({ biography: 'words of mine' }).where('id', '=', account.id).execute();
  await anIdentity(app.database, { accountId: account.id, subject: `maker-${account.id}` });
  const link = await makeToken(db, { purpose: 'confirm-email', accountId: account.id }, TEST_NOW);
  return { ...account, browser, link };
}

/** The link of a mail that sets a password, as its reader asks for it. */
async function resetLink(email: string): Promise<string> {
  await aBrowser(app).run(ASK, { email });
  await doJobs(app);
  return secretMailedTo(app.database.db, email, 'resetPassword');
}

/** Ways by which the reader of the mails takes the account, not knowing the maker's password. */
const TAKEOVERS: Record<string, (reader: TestBrowser, made: { email: string; link: string }) => Promise<unknown>> = {
  'confirms the address with a new password': async (reader, { link }) =>
    expect(refusalOf(await reader.run(CONFIRM, { id: link, newPassword: NEW_PASSWORD }))).toBeNull(),
  'asks for a new password': async (reader, { email }) =>
    expect(refusalOf(await reader.run(RESET, { id: await resetLink(email), new: NEW_PASSWORD }))).toBeNull(),
};

describe.each(Object.entries(TAKEOVERS))(
  'abuse 47: a person who reads the mail to a registered address and %s',
  (_, take) => {
    test('gets an account of their own, with nothing of the maker’s in it', async () => {
      const made = await registered();
      const reader = aBrowser(app);
      await take(reader, made);
      expect(refusalOf(await logIn(reader, made.email, NEW_PASSWORD))).toBeNull();
      const { data } = await reader.run(PROFILE);
      expect(data).toMatchObject({
        profile: {
          displayName: made.email.split('@')[0],
          ...{ phone: null, biography: null, providers: [], hasSecondFactor: false, hasPassword: true },
          ...{ emailConfirmed: true, status: AccountStatus.Active, preferences: { newsletterPreference: false } },
        },
      });
      expect((data as { profile: { id: number } }).profile.id).not.toBe(made.id);
    });

    test('shuts the maker out: password, session, known browser, codes, provider and every link', async () => {
      const made = await registered();
      const { db } = app.database;
      await confirmKey(db, made.id, { key: 'the key of the maker', step: 1, now: TEST_NOW });
      const old = await makeToken(db, { purpose: 'confirm-email', accountId: made.id }, TEST_NOW);
      await take(aBrowser(app), made);
      expect(refusalOf(await made.browser.run(PROFILE))).toBe('401 error.auth.required');
      expect(refusalOf(await logIn(made.browser, made.email, TEST_PASSWORD))).toBe('401 error.auth.failed');
      for (const id of [old, made.link])
        expect(refusalOf(await made.browser.run(CONFIRM, { id, password: TEST_PASSWORD }))).toBe(
          '410 error.token.invalid',
        );
      const { data } = await logIn(aBrowser(app), made.email, NEW_PASSWORD);
      expect(data).toMatchObject({ login: { secondFactor: 'none' } });
      const identities = db.selectFrom('accountIdentity').select('subject').where('subject', '=', `maker-${made.id}`);
      expect(await identities.execute()).toEqual([]);
    });
  },
);

describe('a person who opens the link that confirms the address', () => {
  test('in another browser has to know the password that was chosen; nothing happens without it', async () => {
    const made = await registered();
    for (const password of [null, 'a guess'])
      expect(refusalOf(await aBrowser(app).run(CONFIRM, { id: made.link, password }))).toBe('401 error.auth.reauth');
    expect((await made.browser.run(PROFILE)).data).toMatchObject({ profile: { emailConfirmed: false } });
  });

  test('on the phone after registering on the computer enters the password, and all stays as it was', async () => {
    const made = await registered();
    const phone = aBrowser(app);
    expect(refusalOf(await phone.run(CONFIRM, { id: made.link, password: TEST_PASSWORD }))).toBeNull();
    expect((await made.browser.run(PROFILE)).data).toMatchObject({
      profile: { id: made.id, emailConfirmed: true, phone: '41 79 000 00 00', biography: 'words of mine' },
    });
  });

  test.each([
    ['signed in', async (_browser: TestBrowser) => {}],
    ['logged out', (browser: TestBrowser) => browser.request({ method: 'POST', url: '/logout', payload: {} })],
  ])('in the browser they registered with, %s, is asked for nothing', async (_where, go) => {
    const made = await registered();
    await go(made.browser);
    expect(refusalOf(await made.browser.run(CONFIRM, { id: made.link }))).toBeNull();
    const row = app.database.db.selectFrom('account').select(['emailConfirmed', 'status']).where('id', '=', made.id);
    expect(await row.execute()).toEqual([{ emailConfirmed: true, status: AccountStatus.Active }]);
  });

  test('signed in to another account is asked like any visitor', async () => {
    const [made, other] = [await registered(), await anAccount(app.database)];
    const browser = await signedInBrowser(app, other.email);
    expect(refusalOf(await browser.run(CONFIRM, { id: made.link }))).toBe('401 error.auth.reauth');
  });

  test('forgot the password and sets another where they registered: the account stays theirs as it is', async () => {
    const made = await registered();
    expect(refusalOf(await made.browser.run(RESET, { id: await resetLink(made.email), new: NEW_PASSWORD }))).toBeNull();
    expect(refusalOf(await logIn(made.browser, made.email, NEW_PASSWORD))).toBeNull();
    expect((await made.browser.run(PROFILE)).data).toMatchObject({
      profile: { id: made.id, emailConfirmed: true, biography: 'words of mine' },
    });
  });

  test('of an account that moved to this address cannot take it over: the address may be wrong by a typing error', async () => {
    const { id, email } = await anAccount(app.database, { isEmailConfirmed: false });
    const link = await makeToken(app.database.db, { purpose: 'confirm-email', accountId: id }, TEST_NOW);
    for (const proof of [{}, { newPassword: NEW_PASSWORD }])
      expect(refusalOf(await aBrowser(app).run(CONFIRM, { id: link, ...proof }))).toBe('401 error.auth.reauth');
    expect(refusalOf(await logIn(aBrowser(app), email))).toBeNull();
    expect(refusalOf(await aBrowser(app).run(CONFIRM, { id: link, password: TEST_PASSWORD }))).toBeNull();
  });

  test('guesses at the password a few times, which keeps the owner from nothing', async () => {
    const limited = await testApp({ limited: true });
    const { id, email } = await anAccount(limited.database, {
      status: AccountStatus.NotConfirmed,
      isEmailConfirmed: false,
    });
    const link = await makeToken(limited.database.db, { purpose: 'confirm-email', accountId: id }, TEST_NOW);
    const refusals: (string | null)[] = [];
    for (let i = 0; i < 6; i += 1)
      refusals.push(refusalOf(await aBrowser(limited).run(CONFIRM, { id: link, password: `guess ${i}` })));
    expect(refusals).toEqual([...Array(5).fill('401 error.auth.reauth'), '429 error.rateLimit']);
    expect(refusalOf(await logIn(aBrowser(limited), email))).toBeNull();
    await limited.close();
  });

  test('wants a common password and gets none', async () => {
    const made = await registered();
    const answer = await aBrowser(app).run(CONFIRM, { id: made.link, newPassword: 'password123' });
    expect(refusalOf(answer)).toBe('400 error.password.common');
    expect(refusalOf(await made.browser.run(CONFIRM, { id: made.link }))).toBeNull();
  });
});
