import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { SECRET_SCREENS } from '#kernel/paths/paths-table.ts';
import { servePages } from '#platform/web/serve-pages.ts';
import { anyPath } from '#tests/support/market/any-path.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const SECRET = { id: 's3cret-_', token: 's3cret-_' };
const ADDRESSES = [
  ...SECRET_SCREENS.flatMap((screen) => LOCALES.map((locale) => [locale, anyPath(screen, locale, SECRET)] as const)),
  ['en', '/confirmation-account/s3cret-_?connect=1'],
  ['en', '/change-email/s3cret-_?undo=1'],
  ['en', '/reset-password/s3cret-_/'],
  ['en', '/reset-password/s3cret-_,'],
  ['en', '/reset-password/s3%63ret-_'],
  ['de', '/de/delete-account/s3cret-_'],
  ['en', '/en/login?redirectUrl=%2Fchange-email%2Fs3cret-_'],
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    servePages: async (server, { contextOf }) =>
      servePages(server, {
        handler: async () => ({ fetch: async () => new Response('a page') }),
        contextOf,
        policyOf: () => "default-src 'none'",
      }),
  });
});
afterAll(() => app.close());

const hidden = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

test.each(ADDRESSES)('in %s, %s stays in no cache and in no referrer, with any answer', async (locale, url) => {
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE'] as const) {
    const headers = { 'accept-language': locale, 'content-type': 'application/x-www-form-urlencoded' };
    const { headers: answered } = await app.server.inject({ method, url, headers });
    expect(answered).toMatchObject(hidden);
  }
});

test.each(['/en', '/de/immobilien/mieten', '/en/login'])('%s is cacheable and may be named', async (url) => {
  const { headers } = await app.server.inject({ method: 'GET', url });
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});
