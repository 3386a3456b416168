import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { openDatabase } from '#platform/db/db.ts';
import { BUILT_PAGES } from '#tests/support/product/built-pages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** A port without a server. */
const NOWHERE = 'postgresql://lares@127.0.0.1:1/lares';

const apps: TestApp[] = [];

/** The product with its pages, whose database is away. */
async function appWithoutDatabase(isKnown: boolean): Promise<TestApp> {
  const database = await openDatabase({ databaseUrl: NOWHERE, dataDir: '', mayBeAway: true });
  const app = await testApp({
    database: { ...database, isAway: () => isKnown, takeStatements: () => [] },
    ...BUILT_PAGES,
  });
  apps.push(app);
  return app;
}

let known: TestApp;
let unknown: TestApp;

beforeAll(async () => {
  [known, unknown] = [await appWithoutDatabase(true), await appWithoutDatabase(false)];
});
afterAll(async () => {
  for (const app of apps) await app.close();
});

const PATHS = LOCALES.flatMap((locale) => [
  buildPath('home', locale),
  buildPath('login', locale),
  `/${locale}/no-such-page`,
]);

test.each(PATHS)('%s answers 503 and when to come again while the database is known to be away', async (url) => {
  const { statusCode, headers } = await known.server.inject(url);
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});

test.each(LOCALES)('so does a page in %s that finds out by itself', async (locale) => {
  const { statusCode, headers, body } = await unknown.server.inject(buildPath('home', locale));
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('</html>');
  expect(body).not.toMatch(/ECONNREFUSED|node_modules/);
});
