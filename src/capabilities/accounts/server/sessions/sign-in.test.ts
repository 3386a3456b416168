// engines: both
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { DAY_S } from '#kernel/time.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser, logIn, refusalOf, signedInBrowser } from '#tests/support/product/browser-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

const PROFILE = '{ profile { email rolesFlag exp isRefreshed } }';
const SESSIONS = '{ sessions { id browser system isCurrent provider } }';

let app: TestApp;
const clock = { now: TEST_NOW };

beforeAll(async () => {
  app = await testApp({ now: () => clock.now });
});
afterAll(() => app.close());

const inDays = async (days: number, work: () => Promise<void>): Promise<void> => {
  clock.now = new Date(TEST_NOW.getTime() + days * DAY_S * 1_000);
  try {
    await work();
  } finally {
    clock.now = TEST_NOW;
  }
};

describe('signing in', () => {
  test('with the right password opens a session that says when it ends', async () => {
    const { email } = await anAccount(app.database);
    const browser = aBrowser(app);
    const { data } = await logIn(browser, email);
    const exp = Math.floor(TEST_NOW.getTime() / 1_000) + 14 * DAY_S;
    expect(data).toEqual({ login: { email, newUser: false, secondFactor: 'none', exp } });
    expect((await browser.run(PROFILE)).data).toEqual({
      profile: { email, rolesFlag: Role.Bronze, exp, isRefreshed: false },
    });
  });

  test('takes the address in any case', async () => {
    const { email } = await anAccount(app.database, { email: 'Mixed.Case@example.ch' });
    expect(refusalOf(await logIn(aBrowser(app), 'mixed.case@EXAMPLE.ch'))).toBeNull();
    expect(refusalOf(await logIn(aBrowser(app), email))).toBeNull();
  });

  test('gives a cookie that only this host, over a safe connection, and no script sees', async () => {
    const { email } = await anAccount(app.database);
    const { headers } = await logIn(aBrowser(app), email);
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-session=[\w-]{43}; /));
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
      expect(cookie).not.toContain('Domain');
    }
  });

  test('again ends the session the browser had, and every sign-in has a secret of its own', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    const first = browser.cookie('__Host-session') ?? '';
    await logIn(browser, email);
    expect(browser.cookie('__Host-session')).not.toBe(first);
    const old = aBrowser(app);
    old.setCookie('__Host-session', first);
    expect(refusalOf(await old.run(PROFILE))).toBe('401 error.auth.required');
  });

  test('of a suspended account is refused with the reason, after the right password only', async () => {
    const { email } = await anAccount(app.database, { status: AccountStatus.Inactive });
    expect(refusalOf(await logIn(aBrowser(app), email))).toBe('403 error.auth.suspended');
    expect(refusalOf(await logIn(aBrowser(app), email, 'something else'))).toBe('401 error.auth.failed');
  });

  test('of staff without a second factor asks to set one up, and is no session before', async () => {
    const { email } = await anAccount(app.database, { rolesFlag: Role.Moderator });
    const browser = aBrowser(app);
    const { data } = await logIn(browser, email);
    expect(data).toMatchObject({ login: { secondFactor: 'enrolment' } });
    expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required');
  });
});

describe('a session', () => {
  test('lives on while it is used, and never longer than thirty days', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    await inDays(13, async () => {
      const { data } = await browser.run(PROFILE);
      expect(data).toMatchObject({ profile: { isRefreshed: true } });
    });
    await inDays(26, async () => expect(refusalOf(await browser.run(PROFILE))).toBeNull());
    await inDays(29.9, async () => {
      const exp = Math.floor(TEST_NOW.getTime() / 1_000) + 30 * DAY_S;
      expect((await browser.run(PROFILE)).data).toMatchObject({ profile: { exp } });
    });
    await inDays(30.1, async () => expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required'));
  });

  test('without requests ends after fourteen days', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    await inDays(14.1, async () => expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required'));
  });

  test('says what changed in the account meanwhile', async () => {
    const { id, email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    await app.database.db.updateTable('account').set({ rolesFlag: Role.Gold }).where('id', '=', id).execute();
    expect((await browser.run(PROFILE)).data).toMatchObject({ profile: { rolesFlag: Role.Gold } });
  });

  test('is listed with browser and system, and can be ended from another one', async () => {
    const { email } = await anAccount(app.database);
    const phone = aBrowser(app);
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1';
    await phone.request({
      method: 'POST',
      url: '/graphql',
      headers: { 'user-agent': agent },
      payload: {
        query: 'mutation ($t: String!, $e: String) { login(token: $t, provider: 0, extId: $e) { exp } }',
        variables: { t: 'Türschloss-7!', e: email },
      },
    });
    const editor = await signedInBrowser(app, email);
    const { data } = await editor.run(SESSIONS);
    const { sessions } = data as { sessions: { id: number; isCurrent: boolean; browser: string; system: string }[] };
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect(other).toMatchObject({ browser: 'Safari', system: 'iOS', provider: 0 });
    await editor.run('mutation ($id: Int!) { endSession(id: $id) }', { id: other?.id });
    expect(refusalOf(await phone.run(PROFILE))).toBe('401 error.auth.required');
    expect(refusalOf(await editor.run(PROFILE))).toBeNull();
  });

  test('of another member cannot be ended', async () => {
    const [mine, theirs] = [await anAccount(app.database), await anAccount(app.database)];
    const victim = await signedInBrowser(app, theirs.email);
    const { data } = await victim.run(SESSIONS);
    const [{ id } = { id: 0 }] = (data as { sessions: { id: number }[] }).sessions;
    const me = await signedInBrowser(app, mine.email);
    const answer = await me.run('mutation ($id: Int!) { endSession(id: $id) }', { id });
    expect(refusalOf(answer)).toBe('404 error.notFound');
    expect(refusalOf(await victim.run(PROFILE))).toBeNull();
  });

  test('ends by POST /logout, and its cookie opens nothing afterwards', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    const secret = browser.cookie('__Host-session') ?? '';
    const { statusCode } = await browser.request({ method: 'POST', url: '/logout', payload: {} });
    expect(statusCode).toBe(200);
    expect(browser.cookie('__Host-session')).toBeUndefined();
    browser.setCookie('__Host-session', secret);
    expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required');
  });

  test('makes answers that no cache may keep', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    const { headers } = await browser.request({ url: '/nothing-here' });
    expect((await browser.run(PROFILE)).headers['cache-control']).toContain('no-store');
    expect(headers['cache-control'] ?? 'no-store').toContain('no-store');
  });
});

describe('the stored data of a visitor', () => {
  test('becomes the account’s at the sign-in', async () => {
    const claims: object[] = [];
    const other = await testApp({ personalRecords: [{ adopt: async (_tx, claim) => void claims.push(claim) }] });
    const { id, email } = await anAccount(other.database);
    const browser = aBrowser(other);
    browser.setCookie('__Host-visitor', other.services.secrets.sign('visitor', 'visitor-1'));
    await logIn(browser, email);
    expect(claims).toEqual([{ visitorId: 'visitor-1', accountId: id }]);
    await browser.run('{ postAuth }');
    expect(claims).toHaveLength(2);
    const forged = aBrowser(other);
    forged.setCookie('__Host-visitor', 'dmlzaXRvci0x.AAAA');
    await logIn(forged, email);
    expect(claims).toHaveLength(2);
    await other.close();
  });
});
