import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPath } from '#kernel/paths/paths.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { anyPath } from '#tests/support/market/any-path.ts';
import { BUILT_PAGES } from '#tests/support/product/built-pages.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
let secrets: Readonly<Record<'member' | 'moderator', string>>;
let homeOfOther: string;
beforeAll(async () => {
  // The guard of the workspace compares sessions with the clock.
  app = await testApp({ ...BUILT_PAGES, now: () => new Date() });
  const { db } = app.database;
  const secretOf = async (rolesFlag: number): Promise<string> =>
    (await openSession(app, (await anAccount({ db }, { rolesFlag })).id, new Date())).secret;
  secrets = { member: await secretOf(Role.Bronze), moderator: await secretOf(Role.Moderator) };
  homeOfOther = String((await anOwnOffer(db, (await anAccount({ db })).id)).id);
});
afterAll(() => app.close());

const ask = (url: string, reader?: keyof typeof secrets) =>
  app.server.inject({
    url,
    headers: { accept: 'text/html', ...(reader && { cookie: `__Host-session=${secrets[reader]}` }) },
  });

describe('for a member there is no screen', () => {
  test.each([
    ['of a home of another member', () => buildPath('previewProperty', 'en', { id: homeOfOther })],
    ['of a home that does not exist', () => buildPath('previewProperty', 'en', { id: '999999' })],
    ['of a home whose number is none', () => buildPath('previewProperty', 'en', { id: 'x' })],
    ['of home 0', () => buildPath('previewProperty', 'en', { id: '0' })],
    ['that pays for a home of another member', () => buildPath('payProperty', 'en', { id: homeOfOther })],
    ['that pays for a home that does not exist', () => buildPath('payProperty', 'en', { id: '99999' })],
    ['that pays for a home whose number is none', () => buildPath('payProperty', 'en', { id: '0x1' })],
    ['of all payments', () => buildPath('payments', 'en')],
    ['of buyers', () => anyPath('myBuyers', 'en')],
    ['of the audit log', () => buildPath('audit', 'en')],
    ['of moderation', () => buildPath('moderation', 'en')],
  ])('%s', async (_name, path) => {
    const { statusCode, headers } = await ask(path(), 'member');
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });
});

test('the audit log does not exist for moderators, whose queue does', async () => {
  expect((await ask(buildPath('audit', 'en'), 'moderator')).statusCode).toBe(404);
  expect((await ask(buildPath('moderation', 'en'), 'moderator')).statusCode).toBe(200);
});

test('a section without a page is not for search engines', async () => {
  const { statusCode, body } = await ask(anyPath('myTenants', 'en'), 'member');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/<meta name="robots" content="noindex"/);
});

test('a visitor is sent to the login, which knows the way back', async () => {
  const { headers } = await ask('/fr/workspace/my-messages/7?x=1');
  const login = new URL(String(headers.location), 'http://localhost');
  expect(login.pathname).toBe('/fr/connexion');
  expect(login.searchParams.get('redirectUrl')).toBe('/fr/workspace/my-messages/7?x=1');
});
