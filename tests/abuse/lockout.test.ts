import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmKey } from '#capabilities/accounts/server/second-factor/second-factor.queries.ts';
import { newKey } from '#capabilities/accounts/server/second-factor/second-factor-codes.ts';
import { anAccount, TEST_PASSWORD } from '#tests/factories/account.ts';
import {
  aBrowser,
  logIn,
  refusalOf,
  signedInBrowser,
  type TestBrowser,
} from '#tests/support/product/browser-session.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { mailsTo, secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

const FAILED = '401 error.auth.failed';
const WAIT = '429 error.rateLimit';
const NEW_PASSWORD = 'Neues-Schloss-8?';
const CHANGE = `mutation ($id: Int!, $old: String, $new: String!) {
  changePassword(id: $id, oldPassword: $old, newPassword: $new)
}`;
const ASK = 'mutation ($email: String!) { sendResetEmail(email: $email) }';
const RESET = `mutation ($id: String!) { resetPassword(id: $id, newPassword: "${NEW_PASSWORD}") }`;
const VERIFY = 'mutation ($code: String!) { verifySecondFactor(code: $code) { email } }';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ limited: true });
});
afterAll(() => app.close());

let networks = 0;
/** A visitor from an unused network. */
const aStranger = (): TestBrowser => aBrowser(app, `10.${(networks >> 8) & 255}.${networks++ & 255}.1`);

/** Strangers try passwords until they have to wait, whatever they tried before. */
async function strangersTry(email: string): Promise<void> {
  const refusals: (string | null)[] = [];
  for (let time = 0; time < 6; time += 1) refusals.push(refusalOf(await logIn(aStranger(), email, 'wrong one')));
  expect(refusals.at(-1)).toBe(WAIT);
}

async function aMember() {
  const account = await anAccount(app.database);
  const browser = aStranger();
  expect(refusalOf(await logIn(browser, account.email))).toBeNull();
  return { ...account, browser };
}

const logOut = (browser: TestBrowser) => browser.request({ method: 'POST', url: '/logout', payload: {} });

/** Another browser with the same cookies. */
function copyOf(browser: TestBrowser): TestBrowser {
  const copy = aStranger();
  copy.setCookie('__Host-known', browser.cookie('__Host-known') ?? '');
  return copy;
}

/** Effect of strangers’ failures on a member: whether the right password still works at once. */
async function isLetIn(browser: TestBrowser, email: string, password = TEST_PASSWORD): Promise<boolean> {
  const refusal = refusalOf(await logIn(browser, email, password));
  expect([null, WAIT]).toContain(refusal);
  return refusal === null;
}

describe('tries of strangers at an account', () => {
  test('its owner signs in where they did before, also from the very network of the strangers', async () => {
    const { email, browser } = await aMember();
    await logOut(browser);
    await strangersTry(email);
    const home = aBrowser(app, '192.0.2.77');
    home.setCookie('__Host-known', browser.cookie('__Host-known') ?? '');
    for (let time = 0; time < 26; time += 1)
      await logIn(aBrowser(app, '192.0.2.77'), `p${time}@example.ch`, 'wrong one');
    expect(refusalOf(await logIn(aBrowser(app, '192.0.2.77'), 'another@example.ch'))).toBe(WAIT);
    expect(await isLetIn(home, email)).toBe(true);
  });

  test('a live session may show its password', async () => {
    const { id, email, browser } = await aMember();
    await strangersTry(email);
    const answer = await browser.run(CHANGE, { id, old: TEST_PASSWORD, new: NEW_PASSWORD });
    expect(refusalOf(answer)).toBeNull();
  });

  test('wrong passwords of a session block neither the owner’s other browsers nor strangers', async () => {
    const { id, email, browser } = await aMember();
    const thief = await signedInBrowser(app, email);
    for (let time = 0; time < 6; time += 1) await thief.run(CHANGE, { id, old: 'a guess', new: NEW_PASSWORD });
    expect(refusalOf(await thief.run(CHANGE, { id, old: TEST_PASSWORD, new: NEW_PASSWORD }))).toBe(WAIT);
    expect(await isLetIn(aStranger(), email)).toBe(true);
    expect(refusalOf(await browser.run(CHANGE, { id, old: TEST_PASSWORD, new: NEW_PASSWORD }))).toBeNull();
  });

  test('the code of a known browser is taken when strangers who know the password used up theirs', async () => {
    const { id, email, browser } = await aMember();
    await confirmKey(app.database.db, id, {
      key: app.services.secrets.encrypt('totp', newKey()),
      step: 1,
      now: TEST_NOW,
    });
    const refusals: (string | null)[] = [];
    for (let time = 0; time < 6; time += 1) {
      const stranger = aStranger();
      await logIn(stranger, email);
      refusals.push(refusalOf(await stranger.run(VERIFY, { code: '000000' })));
    }
    expect(refusals.at(-1)).toBe(WAIT);
    await logOut(browser);
    await logIn(browser, email);
    expect(refusalOf(await browser.run(VERIFY, { code: '000000' }))).not.toBe(WAIT);
  });
});

describe('a known browser', () => {
  test('has five tries of its own, shared with copies of its cookie only', async () => {
    const { email, browser } = await aMember();
    const other = aStranger();
    await logIn(other, email);
    for (let time = 0; time < 5; time += 1)
      expect(refusalOf(await logIn(copyOf(browser), email, 'forgotten'))).toBe(FAILED);
    expect(await isLetIn(copyOf(browser), email)).toBe(false);
    expect(await isLetIn(other, email)).toBe(true);
    expect(await isLetIn(aStranger(), email)).toBe(true);
  });

  test('is known to the accounts that were signed in to there, to no other', async () => {
    const [mine, victim] = [await aMember(), await aMember()];
    await strangersTry(victim.email);
    expect(await isLetIn(copyOf(mine.browser), victim.email)).toBe(false);
    expect(await isLetIn(copyOf(mine.browser), mine.email)).toBe(true);
  });

  test('cannot be made up', async () => {
    const { email, browser } = await aMember();
    await strangersTry(email);
    const [body = '', signature = ''] = (browser.cookie('__Host-known') ?? '').split('.');
    const output = Buffer.from(body, 'base64url').toString();
    const forgeries = [
      `${Buffer.from(output.replace(/"browserId":"./, '"browserId":"x')).toString('base64url')}.${signature}`,
      `${body}.${signature.slice(0, -2)}AA`,
      body,
      app.services.secrets.sign('visitor', output),
      'x'.repeat(3_000),
    ];
    for (const forgery of forgeries) {
      const forger = aStranger();
      forger.setCookie('__Host-known', forgery);
      expect(await isLetIn(forger, email)).toBe(false);
    }
  });

  test('is known to the last five accounts', async () => {
    const browser = aStranger();
    const emails: string[] = [];
    for (let person = 0; person < 6; person += 1) {
      const { email } = await anAccount(app.database);
      emails.push(email);
      await logIn(browser, email);
    }
    for (const email of emails) await strangersTry(email);
    const known = [];
    for (const email of emails) known.push(await isLetIn(copyOf(browser), email));
    expect(known).toEqual([false, true, true, true, true, true]);
  });

  test.each<[string, (owner: { id: number; email: string; browser: TestBrowser }) => Promise<string>]>([
    [
      'the password is changed elsewhere',
      async ({ id, browser }) => {
        await browser.run(CHANGE, { id, old: TEST_PASSWORD, new: NEW_PASSWORD });
        return NEW_PASSWORD;
      },
    ],
    [
      'the password is reset',
      async ({ email, browser }) => {
        await browser.run(ASK, { email });
        await doJobs(app);
        await browser.run(RESET, { id: await secretMailedTo(app.database.db, email, 'resetPassword') });
        return NEW_PASSWORD;
      },
    ],
    [
      'all other sessions are ended',
      async ({ browser }) => {
        await browser.run('mutation { endOtherSessions }');
        return TEST_PASSWORD;
      },
    ],
  ])('is a stranger again when %s; the one where that was done stays known', async (_what, act) => {
    const owner = await aMember();
    const lost = aStranger();
    await logIn(lost, owner.email);
    const password = await act(owner);
    await strangersTry(owner.email);
    expect(await isLetIn(copyOf(lost), owner.email, password)).toBe(false);
    expect(await isLetIn(copyOf(owner.browser), owner.email, password)).toBe(true);
  });
});

describe('however many mails strangers ask for', () => {
  async function strangersAsk(email: string): Promise<void> {
    for (let time = 0; time < 8; time += 1) expect(refusalOf(await aStranger().run(ASK, { email }))).toBeNull();
    await doJobs(app);
  }

  test('no more than five go out, the answer is the same, and the owner’s own go out too', async () => {
    const { email, browser } = await aMember();
    for (let time = 0; time < 8; time += 1) {
      expect((await aStranger().run(ASK, { email })).data).toEqual({ sendResetEmail: true });
      await doJobs(app);
    }
    const sent = async (): Promise<number> => (await mailsTo(app.database.db, email)).length;
    expect(await sent()).toBe(5);
    await browser.run(ASK, { email });
    await doJobs(app);
    expect(await sent()).toBe(6);
    await logOut(browser);
    await browser.run(ASK, { email });
    await doJobs(app);
    expect(await sent()).toBe(7);
  });

  test('a session asks for what it needs, five times', async () => {
    const { id, email, browser } = await aMember();
    await strangersAsk(email);
    const refusals: (string | null)[] = [];
    for (let time = 0; time < 6; time += 1)
      refusals.push(refusalOf(await browser.run('mutation ($id: Int!) { deleteAccountEmail(id: $id) }', { id })));
    expect(refusals).toEqual([null, null, null, null, null, WAIT]);
  });

  test('the owner comes in on a new device by any of them, and signs in there while strangers go on', async () => {
    const { email } = await aMember();
    await strangersTry(email);
    const phone = aStranger();
    await phone.run(ASK, { email });
    await doJobs(app);
    const first = await secretMailedTo(app.database.db, email, 'resetPassword');
    await strangersAsk(email);
    expect(refusalOf(await phone.run(RESET, { id: first }))).toBeNull();
    await strangersTry(email);
    expect(await isLetIn(phone, email, NEW_PASSWORD)).toBe(true);
    const last = await secretMailedTo(app.database.db, email, 'resetPassword');
    expect(refusalOf(await phone.run(RESET, { id: last }))).toBe('410 error.token.invalid');
  });
});
