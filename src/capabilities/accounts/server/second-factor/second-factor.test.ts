import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { MINUTE_MS } from '#kernel/time.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anAccount, TEST_PASSWORD } from '#tests/factories/account.ts';
import {
  aBrowser,
  logIn,
  refusalOf,
  signedInBrowser,
  type TestBrowser,
} from '#tests/support/product/browser-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { actorOf } from '../sessions/session.service.ts';
import { verifySecondFactor } from './second-factor.service.ts';
import { codeAt } from './second-factor-codes.ts';

const PROFILE = '{ profile { email hasSecondFactor } }';
const START = 'mutation { startSecondFactor { secret uri } }';
const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
const VERIFY = 'mutation ($code: String!) { verifySecondFactor(code: $code) { email newUser secondFactor exp } }';
const STOP = 'mutation ($password: String!) { stopSecondFactor(password: $password) }';
const STEP_MS = 30_000;

let app: TestApp;
const clock = { now: TEST_NOW };

beforeAll(async () => {
  app = await testApp({ now: () => clock.now });
});
beforeEach(() => {
  clock.now = TEST_NOW;
});
afterAll(() => app.close());

const later = (ms: number): void => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const codeOf = (key: string, shiftMs = 0): string => codeAt(key, new Date(clock.now.getTime() + shiftMs));

/** Sets up one-time codes and moves the clock to the next code. */
async function setUp(browser: TestBrowser): Promise<{ key: string; recoveryCodes: string[] }> {
  const { data } = await browser.run(START);
  const { secret: key } = (data as { startSecondFactor: { secret: string } }).startSecondFactor;
  const confirmed = await browser.run(CONFIRM, { code: codeOf(key) });
  later(2 * STEP_MS);
  return { key, recoveryCodes: (confirmed.data as { confirmSecondFactor: string[] }).confirmSecondFactor };
}

async function aProtectedMember() {
  const { email } = await anAccount(app.database);
  const browser = await signedInBrowser(app, email);
  return { email, browser, ...(await setUp(browser)) };
}

/** A browser with a sign-in that waits for the second factor. */
async function waiting(email: string): Promise<TestBrowser> {
  const browser = aBrowser(app);
  expect((await logIn(browser, email)).data).toMatchObject({ login: { secondFactor: 'code' } });
  return browser;
}

describe('setting one-time codes up', () => {
  test('gives a key for an app, and ten recovery codes once a code of it was shown', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    const { data } = await browser.run(START);
    const { secret, uri } = (data as { startSecondFactor: { secret: string; uri: string } }).startSecondFactor;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Lares:${encodeURIComponent(email)}?issuer=Lares&secret=${secret}`);
    expect(refusalOf(await browser.run(CONFIRM, { code: '000000' }))).toBe('401 error.auth.failed');
    expect((await browser.run(PROFILE)).data).toEqual({ profile: { email, hasSecondFactor: false } });
    const confirmed = await browser.run(CONFIRM, { code: codeOf(secret) });
    const { confirmSecondFactor: codes } = confirmed.data as { confirmSecondFactor: string[] };
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await browser.run(PROFILE)).data).toEqual({ profile: { email, hasSecondFactor: true } });
    expect(refusalOf(await browser.run(CONFIRM, { code: codeOf(secret) }))).toBe('401 error.auth.failed');
  });

  test('keeps neither key nor recovery codes in a form that can be read', async () => {
    const { email, key, recoveryCodes } = await aProtectedMember();
    const row = await app.database.db
      .selectFrom('account')
      .innerJoin('accountRecoveryCode as code', 'code.accountId', 'account.id')
      .select(['totpSecret', 'code.codeHash'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.totpSecret).not.toContain(key);
    expect(recoveryCodes.join()).not.toContain(row.codeHash.toString());
  });

  test('asks for a sign-in of the last five minutes, or the password', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    later(6 * MINUTE_MS);
    expect(refusalOf(await browser.run(START))).toBe('401 error.auth.reauth');
    const again = 'mutation ($password: String) { startSecondFactor(password: $password) { uri } }';
    expect(refusalOf(await browser.run(again, { password: 'wrong password' }))).toBe('401 error.auth.reauth');
    expect(refusalOf(await browser.run(again, { password: TEST_PASSWORD }))).toBeNull();
    expect(refusalOf(await app.run(START))).toBe('401 error.auth.required');
  });

  test('anew leaves the old key in force until the new one was shown to work', async () => {
    const { email, key } = await aProtectedMember();
    const browser = await waiting(email);
    await browser.run(VERIFY, { code: codeOf(key) });
    later(STEP_MS);
    const { data } = await browser.run(START);
    const { secret: nextKey } = (data as { startSecondFactor: { secret: string } }).startSecondFactor;
    expect((await (await waiting(email)).run(VERIFY, { code: codeOf(key) })).errors).toBeUndefined();
    later(STEP_MS);
    await browser.run(CONFIRM, { code: codeOf(nextKey) });
    later(STEP_MS);
    expect(refusalOf(await (await waiting(email)).run(VERIFY, { code: codeOf(key) }))).toBe('401 error.auth.failed');
    expect((await (await waiting(email)).run(VERIFY, { code: codeOf(nextKey) })).errors).toBeUndefined();
  });

  test('lets staff in who had none, by a session with a new secret', async () => {
    const { email } = await anAccount(app.database, { rolesFlag: Role.AdminGlobal });
    const browser = aBrowser(app);
    expect((await logIn(browser, email)).data).toMatchObject({ login: { secondFactor: 'enrolment' } });
    const whole = `mutation { login(token: "${TEST_PASSWORD}", provider: 0, extId: "${email}") {
      id firstName phone rolesFlag agencyId preferences { alertPreference } } }`;
    const nothing = { id: null, firstName: null, phone: null, rolesFlag: null, agencyId: null, preferences: null };
    expect((await browser.run(whole)).data).toEqual({ login: nothing });
    const first = browser.cookie('__Host-session');
    await setUp(browser);
    expect(browser.cookie('__Host-session')).not.toBe(first);
    expect((await browser.run(PROFILE)).data).toEqual({ profile: { email, hasSecondFactor: true } });
  });
});

describe('signing in with a one-time code', () => {
  test('is no session before the code, and one with a new secret after it', async () => {
    const { email, key } = await aProtectedMember();
    const browser = await waiting(email);
    const first = browser.cookie('__Host-session') ?? '';
    expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required');
    const { data } = await browser.run(VERIFY, { code: ` ${codeOf(key).replace(/^.../, '$& ')}` });
    expect(data).toMatchObject({ verifySecondFactor: { email, newUser: false, secondFactor: 'none' } });
    expect((await browser.run(PROFILE)).errors).toBeUndefined();
    const old = aBrowser(app);
    old.setCookie('__Host-session', first);
    expect(refusalOf(await old.run(VERIFY, { code: codeOf(key) }))).toBe('401 error.auth.required');
    expect(refusalOf(await browser.run(VERIFY, { code: codeOf(key) }))).toBe('401 error.auth.required');
  });

  test('takes the code of the step before and after, and none twice', async () => {
    const { email, key } = await aProtectedMember();
    const far = await waiting(email);
    for (const steps of [-2, 2])
      expect(refusalOf(await far.run(VERIFY, { code: codeOf(key, steps * STEP_MS) }))).toBe('401 error.auth.failed');
    expect((await (await waiting(email)).run(VERIFY, { code: codeOf(key, -STEP_MS) })).errors).toBeUndefined();
    const again = await waiting(email);
    expect(refusalOf(await again.run(VERIFY, { code: codeOf(key, -STEP_MS) }))).toBe('401 error.auth.failed');
    expect((await again.run(VERIFY, { code: codeOf(key, STEP_MS) })).errors).toBeUndefined();
    const late = await waiting(email);
    expect(refusalOf(await late.run(VERIFY, { code: codeOf(key) }))).toBe('401 error.auth.failed');
  });

  test('opens nothing when the sign-in was ended while the code was on its way', async () => {
    const { email, key } = await aProtectedMember();
    const browser = await waiting(email);
    const { id } = await app.database.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const ctx = {
      ...backgroundContext({ db: app.database.db, services: app.services, requestId: 'x', now: () => clock.now }),
    };
    const actor = await actorOf(ctx, browser.cookie('__Host-session') ?? '', null);
    await endSessions(app.database.db, { accountId: id }, clock.now);
    await expect(verifySecondFactor({ ...ctx, actor }, codeOf(key))).rejects.toMatchObject({ code: 401 });
  });

  test('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await aProtectedMember();
    const code = recoveryCodes[3] ?? '';
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await (await waiting(email)).run(VERIFY, { code: typed })).errors).toBeUndefined();
    expect(refusalOf(await (await waiting(email)).run(VERIFY, { code }))).toBe('401 error.auth.failed');
  });

  test('cannot be got around by choosing another key, nor by waiting', async () => {
    const { email, key } = await aProtectedMember();
    const browser = await waiting(email);
    expect(refusalOf(await browser.run(START))).toBe('401 error.auth.required');
    expect(refusalOf(await browser.run(CONFIRM, { code: codeOf(key) }))).toBe('401 error.auth.required');
    later(11 * MINUTE_MS);
    expect(refusalOf(await browser.run(VERIFY, { code: codeOf(key) }))).toBe('401 error.auth.required');
  });

  test('that was suspended meanwhile is refused', async () => {
    const { email, key } = await aProtectedMember();
    const browser = await waiting(email);
    await app.database.db
      .updateTable('account')
      .set({ status: AccountStatus.Inactive })
      .where('email', '=', email)
      .execute();
    expect(refusalOf(await browser.run(VERIFY, { code: codeOf(key) }))).toBe('401 error.auth.required');
  });
});

describe('abuse case 41, with codes: guessing', () => {
  test('has to wait after five wrong ones, in whatever browser; the right password again does not help', async () => {
    const limited = await testApp({ limited: true, now: () => clock.now });
    const { email } = await anAccount(limited.database, { rolesFlag: Role.Moderator });
    for (let wrong = 0; wrong < 5; wrong++) {
      const browser = aBrowser(limited, `10.0.0.${wrong}`);
      await logIn(browser, email);
      expect(refusalOf(await browser.run(CONFIRM, { code: '123456' }))).toBe('401 error.auth.failed');
    }
    const browser = aBrowser(limited, '10.0.0.9');
    await logIn(browser, email);
    expect(refusalOf(await browser.run(CONFIRM, { code: '123456' }))).toBe('429 error.rateLimit');
    await limited.close();
  });
});

describe('doing without codes', () => {
  test('takes the password, and is not for staff', async () => {
    const { browser, email } = await aProtectedMember();
    expect(refusalOf(await browser.run(STOP, { password: 'wrong password' }))).toBe('401 error.auth.reauth');
    expect((await browser.run(STOP, { password: TEST_PASSWORD })).data).toEqual({ stopSecondFactor: true });
    expect((await logIn(aBrowser(app), email)).data).toMatchObject({ login: { secondFactor: 'none' } });
    const staff = await anAccount(app.database, { rolesFlag: Role.Moderator });
    const office = aBrowser(app);
    await logIn(office, staff.email);
    await setUp(office);
    expect(refusalOf(await office.run(STOP, { password: TEST_PASSWORD }))).toBe('403 error.forbidden');
  });
});
