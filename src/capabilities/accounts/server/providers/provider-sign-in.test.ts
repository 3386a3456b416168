import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aPerson } from '#tests/factories/provided-person.ts';
import { beginAt, comeBack, logInBy, signInAt } from '#tests/support/browser/provider-window.ts';
import { type TestOpenIdProvider, testOpenIdProvider } from '#tests/support/neighbours/openid-provider.ts';
import { aBrowser, refusalOf } from '#tests/support/product/browser-session.ts';
import { linkMailedTo } from '#tests/support/product/sent-mails.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { LoginProvider, SOCIAL_PROVIDERS } from '../../account.ts';
import { findAccountByEmail } from '../account/account.queries.ts';

const PROFILE = '{ profile { email displayName status rolesFlag emailConfirmed hasPassword phone providers } }';

let openId: TestOpenIdProvider;
let app: TestApp;
const clock = { aheadMs: 0 };

beforeAll(async () => {
  openId = await testOpenIdProvider('http://localhost:3000/auth');
  app = await testApp({ settings: openId.settings, now: () => new Date(Date.now() + clock.aheadMs) });
});
afterAll(async () => {
  await app.close();
  await openId.close();
});

describe('signing in by a provider', () => {
  test('is offered for the providers that an operator set up', async () => {
    expect((await app.run('{ signInProviders }')).data).toEqual({ signInProviders: [...SOCIAL_PROVIDERS] });
    for (const other of ['0', '9', 'google'])
      expect((await aBrowser(app).request({ method: 'GET', url: `/auth/start/${other}` })).statusCode).toBe(404);
  });

  test('is not offered for others; one that cannot be reached says so', async () => {
    const settings = {
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
    };
    const away = await testApp({ settings });
    expect((await away.run('{ signInProviders }')).data).toEqual({ signInProviders: [1] });
    expect((await aBrowser(away).request({ method: 'GET', url: '/auth/start/2' })).statusCode).toBe(404);
    const { statusCode, body } = await aBrowser(away).request({ method: 'GET', url: '/auth/start/1' });
    expect(statusCode).toBe(502);
    expect(body).toContain('"error":"unavailable"');
    await away.close();
  });

  test.each([
    [LoginProvider.Google, 'openid email profile', true, null],
    [LoginProvider.Facebook, 'openid email public_profile', true, null],
    [LoginProvider.LinkedIn, 'openid email profile', false, null],
    [LoginProvider.Apple, 'openid email name', true, 'form_post'],
  ])('%i is asked in its own way', async (provider, scope, hasNonce, mode) => {
    const asked = new URL(await beginAt(aBrowser(app), provider)).searchParams;
    expect(asked.get('redirect_uri')).toBe('http://localhost:3000/auth');
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('state')).toMatch(/^[\w-]{43}$/);
    expect([asked.get('scope'), asked.get('response_mode')]).toEqual([scope, mode]);
    for (const name of ['nonce', 'code_challenge']) expect(asked.has(name)).toBe(hasNonce);
  });

  test.each(SOCIAL_PROVIDERS)('%i makes an account that is confirmed, and knows it the next time', async (provider) => {
    const person = aPerson();
    const first = await signInAt({ app, openId }, provider, person);
    expect(first.data).toEqual({ login: { email: person.email, newUser: true, secondFactor: 'none' } });
    expect((await first.browser.run(PROFILE)).data).toEqual({
      profile: {
        email: person.email,
        displayName: `Beat ${person.family_name}`,
        status: AccountStatus.Active,
        rolesFlag: Role.Bronze,
        emailConfirmed: true,
        hasPassword: false,
        phone: null,
        providers: [provider],
      },
    });
    const again = await signInAt({ app, openId }, provider, { ...person, email: 'moved@example.ch' });
    expect(again.data).toEqual({ login: { email: person.email, newUser: false, secondFactor: 'none' } });
  });

  test('whose provider sends no address admits a new person, who confirms it by mail', async () => {
    const { email_verified, ...person } = aPerson();
    const { data } = await signInAt({ app, openId }, LoginProvider.Facebook, person);
    expect(data).toEqual({ login: { email: person.email, newUser: true, secondFactor: 'none' } });
    const account = await findAccountByEmail(app.database.db, person.email);
    expect(account).toMatchObject({ status: AccountStatus.NotConfirmed, isEmailConfirmed: false });
    expect(await linkMailedTo(app.database.db, person.email)).toMatch(/^\/confirmation-account\//);
    const again = await signInAt({ app, openId }, LoginProvider.Facebook, person);
    expect(again.data).toMatchObject({ login: { newUser: false } });
  });

  test.each([
    ['confirmed', AccountStatus.Active],
    ['not confirmed', AccountStatus.NotConfirmed],
  ])('by an unverified address that an account has, %s, is refused', async (_what, status) => {
    const { email } = await anAccount(app.database, { status, isEmailConfirmed: status === AccountStatus.Active });
    const { email_verified, ...person } = aPerson({ email });
    const { errors } = await signInAt({ app, openId }, LoginProvider.Facebook, person);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 401, values: { reason: 'unverified' } });
  });

  test('takes the name that comes beside the token, shortened and without control characters', async () => {
    const { subject, email } = aPerson();
    const browser = aBrowser(app);
    const back = await openId.visit(await beginAt(browser, LoginProvider.Apple), {
      subject,
      email,
      email_verified: true,
    });
    back.form?.set(
      'user',
      JSON.stringify({ name: { firstName: `Ren\u0007é${'e'.repeat(60)}`, lastName: '</script>' } }),
    );
    const message = await comeBack(browser, back);
    expect(message.lastName).toBe('</script>');
    await logInBy(browser, message);
    const { data } = await browser.run(PROFILE);
    expect(data).toMatchObject({ profile: { displayName: `René${'e'.repeat(46)} </script>` } });
  });

  test('two providers with the same subject are two people', async () => {
    const one = await signInAt({ app, openId }, LoginProvider.Google, aPerson({ subject: 'shared' }));
    const other = await signInAt({ app, openId }, LoginProvider.Apple, aPerson({ subject: 'shared' }));
    expect(other.data).toMatchObject({ login: { newUser: true } });
    expect(one.data).not.toEqual(other.data);
  });

  test('that the person cancels leads to nothing', async () => {
    const browser = aBrowser(app);
    const back = await openId.visit(await beginAt(browser, LoginProvider.Google), null);
    expect(await comeBack(browser, back)).toEqual({ type: 'lares-sign-in', error: 'cancelled' });
  });

  test('asks the provider once, however often the browser comes back', async () => {
    const browser = aBrowser(app);
    const back = await openId.visit(await beginAt(browser, LoginProvider.Google), aPerson());
    expect(await comeBack(browser, back)).toHaveProperty('token');
    expect(await comeBack(browser, back)).toMatchObject({ error: 'expired' });
  });

  test('that takes longer than ten minutes begins anew', async () => {
    const browser = aBrowser(app);
    const back = await openId.visit(await beginAt(browser, LoginProvider.Google), aPerson());
    clock.aheadMs = 11 * 60_000;
    expect(await comeBack(browser, back)).toMatchObject({ error: 'expired' });
    clock.aheadMs = 0;
  });

  test('ends on a page that runs its own script alone, is in no cache and stays in our window', async () => {
    const { headers } = await aBrowser(app).request({ method: 'GET', url: '/auth?error=x' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'nonce-[\w-]+'; style-src 'nonce/,
    );
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(headers['referrer-policy']).toBe('no-referrer');
    const ours = await app.run('{ signInProviders }');
    expect(ours.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  test('asks staff for their second factor, too, and shows a suspended member the reason', async () => {
    const person = aPerson();
    await signInAt({ app, openId }, LoginProvider.Google, person);
    const set = (facts: object) =>
      app.database.db.updateTable('account').set(facts).where('email', '=', person.email).execute();
    await set({ rolesFlag: Role.Moderator });
    const staff = await signInAt({ app, openId }, LoginProvider.Google, person);
    expect(staff.data).toMatchObject({ login: { secondFactor: 'enrolment' } });
    await set({ status: AccountStatus.Inactive });
    expect(refusalOf(await signInAt({ app, openId }, LoginProvider.Google, person))).toBe('403 error.auth.suspended');
  });
});

describe('abuse case 48: a token of a provider', () => {
  const ANSWER = { code: 401, messageId: 'error.auth.provider' };

  /** A begun sign-in, with the nonce that its token must contain. */
  const begun = async () => {
    const browser = aBrowser(app);
    const nonce = new URL(await beginAt(browser, LoginProvider.Google)).searchParams.get('nonce') ?? '';
    const { subject, ...person } = aPerson();
    return { browser, claims: { ...person, sub: subject, nonce } };
  };
  const lastAct = () =>
    app.database.db.selectFrom('auditEntry').select(['act', 'after']).orderBy('id', 'desc').limit(1).executeTakeFirst();
  const past = Math.floor(Date.now() / 1_000) - 3_600;

  test.each([
    ['for somebody else’s product', { aud: 'another-client' }, 'refused'],
    ['for us among others, issued to somebody else', { aud: ['google', 'other'], azp: 'other' }, 'refused'],
    ['of another issuer', { iss: 'https://evil.example' }, 'refused'],
    ['that expired', { iat: past, exp: past + 300 }, 'refused'],
    ['that never expires', { exp: undefined }, 'refused'],
    ['with another nonce', { nonce: 'another' }, 'refused'],
    ['without a nonce', { nonce: undefined }, 'refused'],
    ['without a subject', { sub: undefined }, 'refused'],
    ['whose address is not verified', { email_verified: false }, 'unverified'],
    ['whose address is verified in a word of its own', { email_verified: 'yes' }, 'unverified'],
    ['whose address is none', { email: 'a@b, c@d' }, 'refused'],
  ])('%s is refused', async (_what, wrong, reason) => {
    const { browser, claims } = await begun();
    const token = await openId.token(1, { ...claims, ...(wrong as object) });
    const { errors } = await logInBy(browser, { type: '', provider: 1, token });
    expect(errors?.[0]?.extensions).toEqual({ ...ANSWER, values: { reason } });
    expect(await lastAct()).toEqual({ act: 'signIn.refused', after: { provider: 1, reason } });
    expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required');
  });

  test.each(['unsigned', 'by its public key'] as const)('signed %s is refused', async (how) => {
    const { browser, claims } = await begun();
    const token = await openId.token(1, claims, how);
    expect(refusalOf(await logInBy(browser, { type: '', provider: 1, token }))).toBe('401 error.auth.provider');
  });

  test('is good once; the same token signed right lets in the first time', async () => {
    const { browser, claims } = await begun();
    const token = await openId.token(1, claims);
    const state = browser.cookie('__Host-sign-in') ?? '';
    expect(refusalOf(await logInBy(browser, { type: '', provider: 1, token }))).toBeNull();
    browser.setCookie('__Host-sign-in', state);
    expect(refusalOf(await logInBy(browser, { type: '', provider: 1, token }))).toBe('401 error.auth.provider');
  });

  test('is good in the browser that began alone, and at its own provider', async () => {
    const { browser, claims } = await begun();
    const token = await openId.token(1, claims);
    expect(refusalOf(await logInBy(aBrowser(app), { type: '', provider: 1, token }))).toBe('401 error.auth.provider');
    const other = (await begun()).browser;
    expect(refusalOf(await logInBy(other, { type: '', provider: 1, token }))).toBe('401 error.auth.provider');
    expect(refusalOf(await logInBy(browser, { type: '', provider: 4, token }))).toBe('401 error.auth.provider');
  });

  test('without a nonce of its own is good only if it is the one that was fetched', async () => {
    const browser = aBrowser(app);
    const back = await openId.visit(await beginAt(browser, LoginProvider.LinkedIn), aPerson());
    const { subject, ...person } = aPerson();
    const forged = { type: '', provider: 3, token: await openId.token(3, { ...person, sub: subject }) };
    expect(refusalOf(await logInBy(browser, forged))).toBe('401 error.auth.provider');
    const message = await comeBack(browser, back);
    expect(refusalOf(await logInBy(browser, forged))).toBe('401 error.auth.provider');
    expect(refusalOf(await logInBy(browser, message))).toBeNull();
  });

  test('does not come to a browser that did not ask: state and code of another one open nothing', async () => {
    const attacker = aBrowser(app);
    const back = await openId.visit(await beginAt(attacker, LoginProvider.Google), aPerson());
    const victim = aBrowser(app);
    expect(await comeBack(victim, back)).toEqual({ type: 'lares-sign-in', error: 'expired' });
    await beginAt(victim, LoginProvider.Google);
    expect(await comeBack(victim, back)).toEqual({ type: 'lares-sign-in', error: 'expired' });
  });
});
