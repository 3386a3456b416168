import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { anAccount, TEST_PASSWORD } from '#tests/factories/account.ts';
import { aBrowser, logIn, refusalOf, signedInBrowser } from '#tests/support/product/browser-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const PROFILE = '{ profile { email exp } }';

let app: TestApp;
let limited: TestApp;

beforeAll(async () => {
  [app, limited] = [await testApp(), await testApp({ limited: true })];
});
afterAll(async () => {
  await app.close();
  await limited.close();
});

test('abuse 40: an unknown address, a wrong password and a removed account get the same answer', async () => {
  const { email } = await anAccount(app.database);
  const removed = await anAccount(app.database, { status: AccountStatus.Removed });
  const answers = [
    await logIn(aBrowser(app), 'unknown@example.ch'),
    await logIn(aBrowser(app), email, 'a wrong password'),
    await logIn(aBrowser(app), removed.email),
  ];
  for (const { errors, data, status } of answers) {
    expect({ errors, data, status }).toEqual({
      ...{ status: 200, data: null },
      errors: [
        {
          message: 'Authentication failed. Please try again.',
          extensions: { messageId: 'error.auth.failed', code: 401, values: {} },
        },
      ],
    });
  }
});

describe('abuse 41', () => {
  test('the sixth failure of an account is refused with a time to wait, the right password too', async () => {
    const { email } = await anAccount(limited.database);
    for (let i = 0; i < 5; i++)
      expect(refusalOf(await logIn(aBrowser(limited, `10.1.0.${i}`), email, 'wrong one'))).toBe(
        '401 error.auth.failed',
      );
    const sixth = await logIn(aBrowser(limited, '10.1.0.9'), email, TEST_PASSWORD);
    expect(refusalOf(sixth)).toBe('429 error.rateLimit');
    const retryAfter = Number(sixth.errors?.[0]?.extensions?.values?.retryAfter);
    expect(retryAfter).toBeGreaterThan(0);
    expect(sixth.headers['retry-after']).toBe(String(retryAfter));
  });

  test('a hundred guesses at once are no more than five', async () => {
    const { email } = await anAccount(limited.database);
    const guesses = Array.from({ length: 100 }, (_, i) =>
      logIn(aBrowser(limited, `10.2.0.${i}`), email, `guess ${i}xx`),
    );
    const refusals = (await Promise.all(guesses)).map(refusalOf);
    expect(refusals.filter((refusal) => refusal === '401 error.auth.failed').length).toBeLessThanOrEqual(5);
  });

  test('an unknown address is counted like a known one', async () => {
    const refusals: (string | null)[] = [];
    for (let i = 0; i < 6; i++)
      refusals.push(refusalOf(await logIn(aBrowser(limited, `10.3.0.${i}`), 'nobody@example.ch', 'wrong one')));
    expect(refusals.at(-1)).toBe('429 error.rateLimit');
  });

  test('after twenty-five accounts in five minutes an address has to wait', async () => {
    const browser = aBrowser(limited, '10.4.0.1');
    const refusals: (string | null)[] = [];
    for (let i = 0; i < 26; i++) refusals.push(refusalOf(await logIn(browser, `person${i}@example.ch`, 'wrong one')));
    expect(refusals.slice(0, 25)).toEqual(Array(25).fill('401 error.auth.failed'));
    expect(refusals[25]).toBe('429 error.rateLimit');
  });

  test('all addresses of one IPv6 network are one', async () => {
    const refusals: (string | null)[] = [];
    for (let i = 0; i < 26; i++)
      refusals.push(refusalOf(await logIn(aBrowser(limited, `2001:db8::${i + 1}`), `v6-${i}@example.ch`, 'wrong one')));
    expect(refusals[24]).toBe('401 error.auth.failed');
    expect(refusals[25]).toBe('429 error.rateLimit');
  });

  test('a hundred logins in one document are refused as a whole', async () => {
    const logins = Array.from(
      { length: 100 },
      (_, i) => `a${i}: login(token: "x", provider: 0, extId: "a@b.ch") { exp }`,
    );
    const answer = await aBrowser(app).run(`mutation { ${logins.join(' ')} }`);
    expect(refusalOf(answer)).toBe('400 error.request.tooComplex');
  });
});

test('abuse 49: on another device the old session ends with the password', async () => {
  const { id, email } = await anAccount(app.database);
  const [editor, phone] = [await signedInBrowser(app, email), await signedInBrowser(app, email)];
  await editor.run(
    `mutation { changePassword(id: ${id}, oldPassword: "${TEST_PASSWORD}", newPassword: "Neues-Schloss-8?") }`,
  );
  expect(refusalOf(await phone.run(PROFILE))).toBe('401 error.auth.required');
});

describe('abuse 51', () => {
  test('a session id chosen by a stranger is not the one that a sign-in continues', async () => {
    const { email } = await anAccount(app.database);
    const victim = aBrowser(app);
    victim.setCookie('__Host-session', 'chosen-by-the-attacker');
    await logIn(victim, email);
    const attacker = aBrowser(app);
    attacker.setCookie('__Host-session', 'chosen-by-the-attacker');
    expect(refusalOf(await attacker.run(PROFILE))).toBe('401 error.auth.required');
    expect(victim.cookie('__Host-session')).not.toBe('chosen-by-the-attacker');
  });

  test('the cookie of a session that was logged out opens nothing', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    const secret = browser.cookie('__Host-session') ?? '';
    await browser.request({ method: 'POST', url: '/logout', payload: {} });
    browser.setCookie('__Host-session', secret);
    expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required');
  });

  test('the end of a session cannot be moved by a client', async () => {
    const { id, email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    await app.database.db
      .updateTable('accountSession')
      .set({ idleUntil: new Date('2026-11-01T00:00:00Z') })
      .where('accountId', '=', id)
      .execute();
    for (const [name, value] of [
      ['exp', '4102444800'],
      ['__Host-exp', '4102444800'],
    ] as const)
      browser.setCookie(name, value);
    expect(refusalOf(await browser.run(PROFILE))).toBe('401 error.auth.required');
  });
});

test.each([
  ['__proto__', { firstName: '__proto__', lastName: 'constructor' }, '__proto__'],
  ['a lone surrogate', { firstName: 'A\uD800', lastName: 'B' }, null],
  ['text that turns direction', { firstName: '\u202Egnp.exe', lastName: 'B' }, 'gnp.exe'],
  ['combining letters', { firstName: 'Zoe\u0308', lastName: 'B' }, 'Zoë'],
])('abuse 66: %s is taken as text, normalised, or refused', async (_what, name, stored) => {
  const { id, email } = await anAccount(app.database);
  const browser = await signedInBrowser(app, email);
  const query = `mutation ($firstName: String!, $lastName: String!) {
    updateProfile(id: ${id}, firstName: $firstName, lastName: $lastName) { firstName }
  }`;
  const answer = await browser.run(query, name);
  if (stored === null) expect(answer.errors?.[0]?.extensions?.code ?? 200).toBeLessThan(500);
  else expect(answer.data).toEqual({ updateProfile: { firstName: stored } });
});

test.each(['1e308', '-0.5', '9007199254740993', '2147483648', 'NaN'])(
  'abuse 66: the number %s is no id',
  async (number) => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    const answer = await browser.run(`mutation { endSession(id: ${number}) }`);
    expect(refusalOf(answer)).toBe('400 error.request.malformed');
  },
);
