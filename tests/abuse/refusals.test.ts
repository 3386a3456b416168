import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginPath } from '#capabilities/accounts/account.links.ts';
import { LOCALES } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser, refusalOf } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
const lines: { msg?: string; messageId?: string; actorId?: number | null; operation?: string }[] = [];

beforeAll(async () => {
  app = await testApp({ log: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
});
afterAll(() => app.close());

test('abuse 1: a visitor who requests data of members is refused, and the security log says so', async () => {
  lines.length = 0;
  expect(refusalOf(await aBrowser(app).run('query Mine { profile { email } }'))).toBe('401 error.auth.required');
  expect(lines.filter(({ msg }) => msg === 'refused')).toEqual([
    expect.objectContaining({ messageId: 'error.auth.required', actorId: null, operation: 'Mine' }),
  ]);
});

test('abuse 14: a reviewer sees no profile of others', async () => {
  const reviewer = await anAccount(app.database, { rolesFlag: Role.Moderator });
  const member = await anAccount(app.database);
  const browser = aBrowser(app);
  browser.setCookie('__Host-session', (await openSession(app, reviewer.id)).secret);
  const answer = await browser.run('query ($email: String) { profile(email: $email) { id } }', { email: member.email });
  expect(refusalOf(answer)).toBe('404 error.notFound');
  expect(lines.findLast(({ msg }) => msg === 'refused')).toMatchObject({
    actorId: reviewer.id,
    messageId: 'error.notFound',
    operation: 'profile',
  });
});

const JSON_OF_OURS = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };
const FOREIGN = { origin: 'https://evil.example', 'content-type': 'application/json' };
test.each([
  ['abuse 35: a page of another site', 'POST', '/register', FOREIGN, '{}', 403, 'error.csrf'],
  ['abuse 69: whoever is no human', 'POST', '/register', JSON_OF_OURS, '{}', 403, 'error.recaptcha'],
  ['abuse 53: a guessed link', 'POST', '/unsubscribe/guessed', FORM, ONE_CLICK, 410, 'error.token.invalid'],
  [
    'abuse 59: a picture for somebody else',
    'POST',
    '/public/uploadfiles?id=1&type=User',
    MULTIPART,
    '',
    401,
    'error.auth.required',
  ],
  ['abuse 64: no JSON', 'POST', '/graphql', JSON_OF_OURS, '{"query":', 400, 'error.request.malformed'],
  ['abuse 35: a method that is none', 'DELETE', '/graphql', {}, '', 405, 'error.method'],
  ['a method that pages do not know', 'POST', '/en/login', JSON_OF_OURS, '{}', 405, 'error.method'],
  ['an address that is none', 'GET', '/%', {}, '', 400, 'error.request.malformed'],
] as const)(
  '%s is refused, and the security log says so',
  async (_who, method, url, headers, payload, status, messageId) => {
    lines.length = 0;
    const response = await app.server.inject({ method, url, headers, payload });
    expect(response.statusCode).toBe(status);
    const refusal = response.json().errors?.[0]?.extensions ?? response.json();
    expect(refusal).toMatchObject({ messageId, code: status });
    expect(lines.filter(({ msg }) => msg === 'refused')).toEqual([expect.objectContaining({ messageId })]);
  },
);

test('the log never says a password or the secret of a link', async () => {
  lines.length = 0;
  const secret = 'the-secret-of-a-link';
  const query = 'mutation ($t: String!, $e: String) { login(token: $t, provider: 0, extId: $e) { exp } }';
  await aBrowser(app).run(query, { t: 'my-very-own-password', e: 'somebody@example.ch' });
  await aBrowser(app).run('mutation { confirmEmail(id: "the-secret-of-a-link") }');
  const addresses = [
    ...['reset-password', 'change-email', 'unsubscribe', 'confirmation-account'].map((word) => `/${word}/${secret}`),
    ...LOCALES.map((locale) => buildPath('deleteAccount', locale, { token: secret })),
    `/confirmation-invite-to-collaboration/${secret}`,
    `/auth?code=${secret}&state=${secret}`,
    loginPath('en', `/change-email/${secret}`),
  ];
  for (const url of addresses)
    for (const method of ['GET', 'POST'] as const) await app.server.inject({ method, url, payload: {} });
  expect(lines.filter(({ msg }) => msg === 'incoming request')).toHaveLength(2 + 2 * addresses.length);
  expect(JSON.stringify(lines)).not.toMatch(/my-very-own-password|the-secret-of-a-link/);
});
