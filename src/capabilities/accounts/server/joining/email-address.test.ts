import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAccount, TEST_PASSWORD, type TestAccount } from '#tests/factories/account.ts';
import {
  aBrowser,
  logIn,
  refusalOf,
  signedInBrowser,
  type TestBrowser,
} from '#tests/support/product/browser-session.ts';
import { isConfirmedAddress } from '#tests/support/product/confirmed-addresses.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { mailsTo, secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

const PROFILE = '{ profile { email emailConfirmed hasPassword } }';
const ASK = 'mutation { sendChangeEmail }';
const CHANGE = `mutation ($id: String!, $old: String!, $new: String!, $password: String) {
  changeEmail(id: $id, oldEmail: $old, newEmail: $new, password: $password) { id }
}`;
const UNDO = 'mutation ($id: String!) { undoEmailChange(id: $id) }';
const RESET = 'mutation ($id: String!) { resetPassword(id: $id, newPassword: "Neues-Schloss-8?") }';

let app: TestApp;
const clock = { now: TEST_NOW };

beforeAll(async () => {
  app = await testApp({ now: () => clock.now });
});
afterAll(() => app.close());

/** A member who requested the link. */
async function withMailedLink(): Promise<{ account: TestAccount; browser: TestBrowser; secret: string }> {
  const account = await anAccount(app.database);
  const browser = await signedInBrowser(app, account.email);
  expect(refusalOf(await browser.run(ASK))).toBeNull();
  return { account, browser, secret: await secretMailedTo(app.database.db, account.email, 'changeEmail') };
}

const change = (browser: TestBrowser, secret: string, facts: { old: string; new: string; password?: string | null }) =>
  browser.run(CHANGE, { id: secret, password: TEST_PASSWORD, ...facts });

describe('changing the address', () => {
  test('takes effect at once, has to be confirmed anew, and ends all other sessions', async () => {
    const { account, browser, secret } = await withMailedLink();
    const other = await signedInBrowser(app, account.email);
    const answer = await change(browser, secret, { old: account.email, new: 'moved@example.ch' });
    expect(answer.data).toEqual({ changeEmail: { id: account.id } });
    // Confirmation counts per address, not per account: the old one was confirmed once, the new one was not.
    expect(await isConfirmedAddress(app.database.db, account.email)).toBe(true);
    expect(await isConfirmedAddress(app.database.db, 'moved@example.ch')).toBe(false);
    expect((await browser.run(PROFILE)).data).toMatchObject({
      profile: { email: 'moved@example.ch', emailConfirmed: false },
    });
    expect(refusalOf(await other.run(PROFILE))).toBe('401 error.auth.required');
    expect((await mailsTo(app.database.db, 'moved@example.ch'))[0]?.subject).toBe('Confirm your email address');
    expect((await mailsTo(app.database.db, account.email))[0]?.subject).toBe('Your email address has been changed');
  });

  test('can be undone from the old address for seven days; then all sessions have to sign in anew', async () => {
    const { account, browser, secret } = await withMailedLink();
    await change(browser, secret, { old: account.email, new: 'thief@example.ch' });
    const undo = await secretMailedTo(app.database.db, account.email, 'emailChanged');
    clock.now = new Date(TEST_NOW.getTime() + 6.9 * 86_400_000);
    expect(refusalOf(await aBrowser(app).run(UNDO, { id: undo }))).toBeNull();
    expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required');
    expect(refusalOf(await logIn(aBrowser(app), account.email))).toBe('401 error.auth.failed');
    expect(refusalOf(await logIn(aBrowser(app), 'thief@example.ch'))).toBe('401 error.auth.failed');
    expect(refusalOf(await aBrowser(app).run(UNDO, { id: undo }))).toBe('410 error.token.invalid');
    clock.now = TEST_NOW;
  });

  test('can no longer be taken back after seven days', async () => {
    const { account, browser, secret } = await withMailedLink();
    await change(browser, secret, { old: account.email, new: 'settled@example.ch' });
    clock.now = new Date(TEST_NOW.getTime() + 7.1 * 86_400_000);
    const undo = await secretMailedTo(app.database.db, account.email, 'emailChanged');
    expect(refusalOf(await aBrowser(app).run(UNDO, { id: undo }))).toBe('410 error.token.invalid');
    clock.now = TEST_NOW;
  });

  test('to an address of another account is refused', async () => {
    const { account, browser, secret } = await withMailedLink();
    const { email } = await anAccount(app.database);
    expect(refusalOf(await change(browser, secret, { old: account.email, new: email }))).toBe(
      '409 error.account.exists',
    );
  });

  test.each([
    [{ new: 'no address' }, '400 error.validation'],
    [{ new: 'a@example.ch,b@example.ch' }, '400 error.validation'],
    [{ old: 'another@example.ch' }, '400 error.validation.value'],
  ])('%j is refused', async (facts, refusal) => {
    const { account, browser, secret } = await withMailedLink();
    const input = { old: account.email, new: 'fine@example.ch', ...facts };
    expect(refusalOf(await change(browser, secret, input))).toBe(refusal);
  });

  test('abuse 44: a reset asked for before the change opens nothing after it', async () => {
    const { account, browser, secret } = await withMailedLink();
    await aBrowser(app).run('mutation ($email: String!) { sendResetEmail(email: $email) }', { email: account.email });
    await doJobs(app);
    const reset = await secretMailedTo(app.database.db, account.email, 'resetPassword');
    await change(browser, secret, { old: account.email, new: 'after.reset@example.ch' });
    expect(refusalOf(await aBrowser(app).run(RESET, { id: reset }))).toBe('410 error.token.invalid');
  });

  test('abuse 45: a stolen session changes nothing without the password, nor without the mail to the old address', async () => {
    const { account, browser, secret } = await withMailedLink();
    const values = { old: account.email, new: 'thief2@example.ch' };
    expect(refusalOf(await change(browser, secret, { ...values, password: null }))).toBe('401 error.auth.reauth');
    expect(refusalOf(await change(browser, secret, { ...values, password: 'a guess' }))).toBe('401 error.auth.reauth');
    expect(refusalOf(await change(browser, 'a-guess', values))).toBe('410 error.token.invalid');
    expect((await browser.run(PROFILE)).data).toMatchObject({ profile: { email: account.email } });
  });

  test('abuse 46: the link of one account does nothing in the session of another', async () => {
    const { secret } = await withMailedLink();
    const thief = await anAccount(app.database);
    const browser = await signedInBrowser(app, thief.email);
    const answer = await change(browser, secret, { old: thief.email, new: 'taken@example.ch' });
    expect(refusalOf(answer)).toBe('410 error.token.invalid');
    // The whole attempt is rolled back: the owner's link stays valid.
    const tokens = app.database.db.selectFrom('accountToken').where('purpose', '=', 'change-email');
    expect((await tokens.select('usedAt').execute()).at(-1)).toEqual({ usedAt: null });
  });

  test('of a visitor is refused', async () => {
    expect(refusalOf(await aBrowser(app).run(ASK))).toBe('401 error.auth.required');
    const answer = await change(aBrowser(app), 'x', { old: 'a@example.ch', new: 'b@example.ch' });
    expect(refusalOf(answer)).toBe('401 error.auth.required');
  });
});

describe('asking for the confirmation again', () => {
  const RESEND = 'mutation ($email: String!) { resendConfirmationEmail(email: $email) }';

  test('mails a new link to an address that is not confirmed, and says the same for all others', async () => {
    const open = await anAccount(app.database, { isEmailConfirmed: false, status: 1 });
    const confirmed = await anAccount(app.database);
    for (const email of [open.email, confirmed.email, 'unknown@example.ch'])
      expect((await aBrowser(app).run(RESEND, { email })).data).toEqual({ resendConfirmationEmail: true });
    await doJobs(app);
    expect(await mailsTo(app.database.db, open.email)).toHaveLength(1);
    expect(await mailsTo(app.database.db, confirmed.email)).toEqual([]);
    expect(await mailsTo(app.database.db, 'unknown@example.ch')).toEqual([]);
  });

  test('five mails for an address and half an hour are enough; the answer to further requests is the same', async () => {
    const limited = await testApp({ limited: true });
    const { email } = await anAccount(limited.database, { isEmailConfirmed: false, status: 1 });
    const answers: (string | null)[] = [];
    for (let i = 0; i < 6; i++) {
      answers.push(refusalOf(await aBrowser(limited).run(RESEND, { email })));
      if (i < 5) await doJobs(limited);
    }
    expect(answers).toEqual(Array(6).fill(null));
    await doJobs(limited);
    expect(await mailsTo(limited.database.db, email)).toHaveLength(5);
    await limited.close();
  });
});
