import { afterAll, beforeAll, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser, refusalOf } from '#tests/support/browser-session.ts';
import { openSession } from '#tests/support/open-session.ts';
import { type TestApp, testApp } from '#tests/support/test-app.ts';

let app: TestApp;
const lines: { msg?: string; messageId?: string; actorId?: number | null; operation?: string }[] = [];

beforeAll(async () => {
  app = await testApp({ log: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
});
afterAll(() => app.close());

test('abuse 1: a visitor who asks for what members see is refused, and the security log says so', async () => {
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

test('the log never says a password or the secret of a link', async () => {
  lines.length = 0;
  const query = 'mutation ($t: String!, $e: String) { login(token: $t, provider: 0, extId: $e) { exp } }';
  await aBrowser(app).run(query, { t: 'my-very-own-password', e: 'somebody@example.ch' });
  await aBrowser(app).run('mutation { confirmEmail(id: "the-secret-of-a-link") }');
  expect(JSON.stringify(lines)).not.toMatch(/my-very-own-password|the-secret-of-a-link/);
});
