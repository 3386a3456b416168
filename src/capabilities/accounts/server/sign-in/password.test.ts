import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { anAccount, TEST_PASSWORD } from '#tests/factories/account.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { aBrowser, logIn, refusalOf, signedInBrowser } from '#tests/support/product/browser-session.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { linkMailedTo, mailsTo, secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { LoginProvider } from '../../account.ts';
import { findAccountByEmail } from '../account/account.queries.ts';
import { findAccountOfIdentity } from '../account/identity.queries.ts';
import { makeToken } from '../mailed-links/token.service.ts';

const PROFILE = '{ profile { email status emailConfirmed hasPassword } }';
const CHANGE = `mutation ($id: Int!, $old: String, $new: String!) {
  changePassword(id: $id, oldPassword: $old, newPassword: $new)
}`;
const ASK = 'mutation ($email: String!) { sendResetEmail(email: $email) }';
const RESET = 'mutation ($id: String!, $new: String!) { resetPassword(id: $id, newPassword: $new) }';
const NEW = 'Neues-Schloss-8?';

let app: TestApp;
const clock = { now: TEST_NOW };

beforeAll(async () => {
  app = await testApp({ now: () => clock.now });
});
afterAll(() => app.close());

async function askForReset(email: string): Promise<string> {
  expect(refusalOf(await aBrowser(app).run(ASK, { email }))).toBeNull();
  await doJobs(app);
  return secretMailedTo(app.database.db, email, 'resetPassword');
}

test('a reset gives an unconfirmed account to the owner of its address, without the data of its creator', async () => {
  const maker = { phone: '41 79 123 45 67', newsletter: true };
  const facts = { status: AccountStatus.NotConfirmed, isEmailConfirmed: false, ...maker };
  const { id, email } = await anAccount(app.database, facts);
  const identity = await anIdentity(app.database, { accountId: id });
  const reset = await aBrowser(app).run(RESET, { id: await askForReset(email), new: NEW });
  expect(refusalOf(reset)).toBeNull();
  expect(await findAccountOfIdentity(app.database.db, identity)).toBeNull();
  const owned = await findAccountByEmail(app.database.db, email);
  expect(owned).toMatchObject({ phone: null, newsletterPreference: false, suggestionPreference: false });
  expect(owned?.id).not.toBe(id);
});

test.each([
  ['goes with a reset by its owner, when the provider does not vouch for the address', false],
  ['stays after a reset, when the provider vouches for the address', true],
])('an identity on a confirmed account %s', async (_what, isEmailVerified) => {
  const { id, email } = await anAccount(app.database);
  const identity = await anIdentity(app.database, { accountId: id, provider: LoginProvider.Facebook, isEmailVerified });
  await aBrowser(app).run(RESET, { id: await askForReset(email), new: NEW });
  expect(await findAccountOfIdentity(app.database.db, identity)).toBe(isEmailVerified ? id : null);
});

describe('changing the password', () => {
  test('ends all other sessions and mails the owner; the new password is valid', async () => {
    const { id, email } = await anAccount(app.database);
    const [editor, phone] = [await signedInBrowser(app, email), await signedInBrowser(app, email)];
    expect(refusalOf(await editor.run(CHANGE, { id, old: TEST_PASSWORD, new: NEW }))).toBeNull();
    expect(refusalOf(await editor.run(PROFILE))).toBeNull();
    expect(refusalOf(await phone.run(PROFILE))).toBe('401 error.auth.required');
    expect(refusalOf(await logIn(aBrowser(app), email))).toBe('401 error.auth.failed');
    expect(refusalOf(await logIn(aBrowser(app), email, NEW))).toBeNull();
    expect((await mailsTo(app.database.db, email))[0]?.subject).toBe('Your password has been changed');
  });

  test('needs the old one', async () => {
    const { id, email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    for (const old of ['something else', null])
      expect(refusalOf(await browser.run(CHANGE, { id, old, new: NEW }))).toBe('401 error.auth.reauth');
    expect(refusalOf(await logIn(aBrowser(app), email))).toBeNull();
  });

  test('guessing the old one is limited like guessing at the login', async () => {
    const limited = await testApp({ limited: true });
    const { id, email } = await anAccount(limited.database);
    const browser = await signedInBrowser(limited, email);
    const answers: (string | null)[] = [];
    for (let i = 0; i < 6; i++) answers.push(refusalOf(await browser.run(CHANGE, { id, old: `guess ${i}`, new: NEW })));
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('401 error.auth.reauth'));
    expect(answers[5]).toBe('429 error.rateLimit');
    await limited.close();
  });

  test('of another member is refused', async () => {
    const [me, other] = [await anAccount(app.database), await anAccount(app.database)];
    const browser = await signedInBrowser(app, me.email);
    const answer = await browser.run(CHANGE, { id: other.id, old: TEST_PASSWORD, new: NEW });
    expect(refusalOf(answer)).toBe('404 error.notFound');
  });

  test.each([
    ['short', '400 error.validation'],
    ['password123', '400 error.password.common'],
  ])('%s is no password', async (password, refusal) => {
    const { id, email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    expect(refusalOf(await browser.run(CHANGE, { id, old: TEST_PASSWORD, new: password }))).toBe(refusal);
  });
});

describe('resetting the password', () => {
  test('by the link of a mail ends all sessions, confirms the address, and the new one is in force', async () => {
    const { email } = await anAccount(app.database, { status: AccountStatus.NotConfirmed, isEmailConfirmed: false });
    const browser = await signedInBrowser(app, email);
    const secret = await askForReset(email);
    expect(refusalOf(await aBrowser(app).run(RESET, { id: secret, new: NEW }))).toBeNull();
    expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required');
    const after = await signedInBrowser(app, email, NEW);
    expect((await after.run(PROFILE)).data).toMatchObject({ profile: { emailConfirmed: true, status: 2 } });
  });

  test('abuse 44: a link works once, for thirty minutes, for a reset alone; a number is no link', async () => {
    const { id, email } = await anAccount(app.database);
    const secret = await askForReset(email);
    const confirm = 'mutation ($id: String!) { confirmEmail(id: $id) }';
    expect(refusalOf(await aBrowser(app).run(confirm, { id: secret }))).toBe('410 error.token.invalid');
    clock.now = new Date(TEST_NOW.getTime() + 31 * 60_000);
    const late = await aBrowser(app).run(RESET, { id: secret, new: NEW });
    clock.now = TEST_NOW;
    expect(refusalOf(late)).toBe('410 error.token.invalid');
    expect(refusalOf(await aBrowser(app).run(RESET, { id: secret, new: NEW }))).toBeNull();
    expect(refusalOf(await aBrowser(app).run(RESET, { id: secret, new: NEW }))).toBe('410 error.token.invalid');
    expect(refusalOf(await aBrowser(app).run(RESET, { id: String(id), new: NEW }))).toBe('410 error.token.invalid');
  });

  test('abuse 44: a link mailed before the password changed holds no longer', async () => {
    const { id, email } = await anAccount(app.database);
    const secret = await askForReset(email);
    await (await signedInBrowser(app, email)).run(CHANGE, { id, old: TEST_PASSWORD, new: NEW });
    expect(refusalOf(await aBrowser(app).run(RESET, { id: secret, new: 'Noch-ein-Schloss-9' }))).toBe(
      '410 error.token.invalid',
    );
  });

  test('abuse 44: a link that confirms the address holds no longer after a reset', async () => {
    const { id, email } = await anAccount(app.database);
    const confirmation = await makeToken(app.database.db, { purpose: 'confirm-email', accountId: id }, clock.now);
    await aBrowser(app).run(RESET, { id: await askForReset(email), new: NEW });
    const confirm = await aBrowser(app).run('mutation ($id: String!) { confirmEmail(id: $id) }', { id: confirmation });
    expect(refusalOf(confirm)).toBe('410 error.token.invalid');
  });

  test('thirty times at once with one link happens once', async () => {
    const { email } = await anAccount(app.database);
    const secret = await askForReset(email);
    const browser = aBrowser(app);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => browser.run(RESET, { id: secret, new: `${NEW}${index}` })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test('a link asked for anew leaves the earlier one as good, until one was used', async () => {
    const { email } = await anAccount(app.database);
    const first = await askForReset(email);
    const second = await askForReset(email);
    expect(refusalOf(await aBrowser(app).run(RESET, { id: first, new: NEW }))).toBeNull();
    expect(refusalOf(await aBrowser(app).run(RESET, { id: second, new: NEW }))).toBe('410 error.token.invalid');
  });

  test('abuse 42: asking answers alike for all addresses, and one mail goes to the stored one at most', async () => {
    const { email } = await anAccount(app.database, { email: 'stored@example.ch' });
    const browser = aBrowser(app);
    for (const asked of ['nobody@example.ch', 'STORED@example.ch'])
      expect((await browser.run(ASK, { email: asked })).data).toEqual({ sendResetEmail: true });
    for (const asked of [
      'stored@example.ch,evil@example.com',
      'stored@example.ch\r\nBcc: evil@example.com',
      'störed@example.ch',
      'stоred@example.ch',
    ])
      expect(refusalOf(await browser.run(ASK, { email: asked }))).toBe('400 error.validation');
    expect(refusalOf(await browser.run(ASK, { email: [email, 'evil@example.com'] }))).toBe(
      '400 error.request.malformed',
    );
    expect(refusalOf(await browser.run(ASK, { email: `${email}\n` }))).toBeNull();
    await doJobs(app);
    const mails = await app.database.db.selectFrom('mail').select('recipient').execute();
    const recipients = mails.map(({ recipient }) => recipient).filter((address) => /stored|nobody|evil/i.test(address));
    expect(recipients).toEqual(['stored@example.ch']);
  });

  test('abuse 43: the link leads to the address of the settings, not to the host of the request', async () => {
    const { email } = await anAccount(app.database);
    await aBrowser(app).request({
      method: 'POST',
      url: '/graphql',
      payload: { query: ASK, variables: { email } },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    await doJobs(app);
    const [mail] = await mailsTo(app.database.db, email);
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.text).toContain('http://localhost:3000/reset-password/');
    expect(await linkMailedTo(app.database.db, email)).toMatch(/^\/reset-password\/[\w-]{43}$/);
  });

  test('a suspended account gets no link', async () => {
    const { email } = await anAccount(app.database, { status: AccountStatus.Inactive });
    await aBrowser(app).run(ASK, { email });
    await doJobs(app);
    expect(await mailsTo(app.database.db, email)).toEqual([]);
  });
});
