import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser, refusalOf, signedInBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { mailsTo, secretMailedTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

const PERSON = { firstName: 'Léa', lastName: 'Rochat', password: 'Drei-Enten-am-See', uiLang: 1 };
const PROFILE = '{ profile { id email emailConfirmed status rolesFlag preferences { newsletterPreference } } }';
const CONFIRM = 'mutation ($id: String!, $password: String) { confirmEmail(id: $id, password: $password) }';

let app: TestApp;
const clock = { now: TEST_NOW };

beforeAll(async () => {
  app = await testApp({ now: () => clock.now });
});
afterAll(() => app.close());

interface Answer {
  status: number;
  body: { messageId?: string; values?: Record<string, unknown>; [field: string]: unknown };
}

async function register(
  browser: TestBrowser,
  facts: object,
  headers = asHuman(app, browser, 'register'),
): Promise<Answer> {
  const payload = { ...PERSON, ...facts };
  const { statusCode, body } = await browser.request({ method: 'POST', url: '/register', payload, headers });
  return { status: statusCode, body: JSON.parse(body) as Answer['body'] };
}

describe('registering', () => {
  test('makes a Bronze member who is signed in and has to confirm the address', async () => {
    const browser = aBrowser(app);
    const { status, body } = await register(browser, { email: 'lea@example.ch' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'lea@example.ch', firstName: 'Léa', lastName: 'Rochat', rolesFlag: 2 });
    expect(body).not.toHaveProperty('password');
    expect((await browser.run(PROFILE)).data).toMatchObject({
      profile: {
        emailConfirmed: false,
        status: AccountStatus.NotConfirmed,
        rolesFlag: Role.Bronze,
        preferences: { newsletterPreference: false },
      },
    });
    const [mail] = await mailsTo(app.database.db, 'lea@example.ch');
    expect(mail?.subject).toBe('Confirmez votre adresse e-mail');
    expect(mail?.text).toContain('http://localhost:3000/confirmation-account/');
    await browser.run(CONFIRM, { id: await secretMailedTo(app.database.db, 'lea@example.ch') });
    expect((await browser.run(PROFILE)).data).toMatchObject({
      profile: { emailConfirmed: true, status: AccountStatus.Active },
    });
  });

  test.each([true, false])('suggestions and newsletter are sent only on request: %s', async (newsletter) => {
    const browser = aBrowser(app);
    await register(browser, { email: `news-${newsletter}@example.ch`, newsletter });
    const { data } = await browser.run('{ profile { preferences { newsletterPreference suggestionPreference } } }');
    const preferences = { newsletterPreference: newsletter, suggestionPreference: newsletter };
    expect(data).toEqual({ profile: { preferences } });
  });

  test('abuse 23: writes nothing of the sender into a mail to an unconfirmed address', async () => {
    const browser = aBrowser(app);
    await register(browser, { email: 'victim@example.ch', firstName: 'CHF 1000: http://evil.example' });
    const [mail] = await mailsTo(app.database.db, 'victim@example.ch');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil|CHF/);
    expect(mail?.text).toContain('Bonjour');
  });

  test('a known address is refused, in any case', async () => {
    const { email } = await anAccount(app.database);
    const { status, body } = await register(aBrowser(app), { email: email.toUpperCase() });
    expect([status, body.messageId]).toEqual([409, 'error.account.exists']);
    expect(body.message).toBe('This account already exists. Please log in.');
  });

  test('a signed-in member is refused', async () => {
    const { email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    expect((await register(browser, { email: 'another@example.ch' })).status).toBe(409);
  });

  test('the same address twice at once makes one account', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(aBrowser(app), { email: 'twice@example.ch' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test.each([
    [{ email: 'not an address' }, { email: 'error.validation.email' }],
    [{ email: 'pеter@example.ch' }, { email: 'error.validation.email' }],
    [{ email: 'a@example.ch, b@example.ch' }, { email: 'error.validation.email' }],
    [{ email: ['a@example.ch', 'b@example.ch'] }, { email: 'error.validation.required' }],
    [{ email: `${'a'.repeat(45)}@example.ch` }, { email: 'error.validation.max:50' }],
    [{ password: 'short' }, { password: 'error.validation.min:8' }],
    [{ password: 'x'.repeat(51) }, { password: 'error.validation.max:50' }],
    [{ firstName: '   ' }, { firstName: 'error.validation.required' }],
    [{ lastName: 'x'.repeat(51) }, { lastName: 'error.validation.max:50' }],
    [{ phone: 'call me' }, { phone: 'error.validation.phone' }],
    [{ uiLang: 7 }, { uiLang: 'error.validation.value' }],
  ])('%j is refused at its field', async (facts, values) => {
    const { status, body } = await register(aBrowser(app), { email: 'fields@example.ch', ...facts });
    expect([status, body.messageId, body.values]).toEqual([400, 'error.validation', values]);
  });

  test.each(['password1', 'Password1', '1q2w3e4r5t', 'own.address@example.ch', 'own.address'])(
    'the common password %s is refused',
    async (password) => {
      const { status, body } = await register(aBrowser(app), { email: 'own.address@example.ch', password });
      expect([status, body.messageId]).toEqual([400, 'error.password.common']);
    },
  );

  test('control and direction characters leave a name, whose letters are composed', async () => {
    const facts = { email: 'clean@example.ch', firstName: 'Le\u0301\u202Ea\u0000', lastName: ' O\nNeil ' };
    const { body } = await register(aBrowser(app), facts);
    expect(body).toMatchObject({ firstName: 'Léa', lastName: 'ONeil' });
  });

  test('roles, status and confirmation in the input give nothing', async () => {
    const facts = { rolesFlag: Role.AdminGlobal, roles_flag: Role.AdminGlobal, emailConfirmed: true, status: 2 };
    const browser = aBrowser(app);
    await register(browser, { email: 'greedy@example.ch', ...facts });
    expect((await browser.run(PROFILE)).data).toMatchObject({
      profile: { rolesFlag: Role.Bronze, emailConfirmed: false, status: AccountStatus.NotConfirmed },
    });
  });

  test('without the token of a person nothing is made', async () => {
    const { status, body } = await register(aBrowser(app), { email: 'robot@example.ch' }, {});
    expect([status, body.messageId]).toEqual([403, 'error.recaptcha']);
  });

  test('five an hour and address are enough', async () => {
    const limited = await testApp({ limited: true });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const { statusCode } = await aBrowser(limited).request({ method: 'POST', url: '/register', payload: {} });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    await limited.close();
  });
});

describe('confirming the address', () => {
  test('a link works once, and for a day', async () => {
    const { db } = app.database;
    await register(aBrowser(app), { email: 'once@example.ch' });
    const secret = await secretMailedTo(db, 'once@example.ch');
    const { password } = PERSON;
    expect(refusalOf(await aBrowser(app).run(CONFIRM, { id: secret, password }))).toBeNull();
    expect(refusalOf(await aBrowser(app).run(CONFIRM, { id: secret, password }))).toBe('410 error.token.invalid');
    await register(aBrowser(app), { email: 'late@example.ch' });
    clock.now = new Date(TEST_NOW.getTime() + 25 * 3_600_000);
    const late = await aBrowser(app).run(CONFIRM, { id: await secretMailedTo(db, 'late@example.ch') });
    clock.now = TEST_NOW;
    expect(refusalOf(late)).toBe('410 error.token.invalid');
  });
});

test('a reader who opens the API address is redirected to its page, a program gets an error for the method', async () => {
  const get = async (accept: string) => {
    const { statusCode, headers } = await app.server.inject({
      method: 'GET',
      url: '/register?x=1',
      headers: { accept, 'accept-language': 'fr' },
    });
    return [statusCode, headers.location];
  };
  expect(await get('text/html')).toEqual([302, '/fr/inscription?x=1']);
  expect(await get('application/json')).toEqual([405, undefined]);
});
