import fc from 'fast-check';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RanStatement } from '#platform/db/db.ts';
import { hostileAddress } from '#tests/support/input/hostile-addresses.ts';
import { withSampleMarket } from '#tests/support/market/sample-market.ts';
import { BUILT_PAGES } from '#tests/support/product/built-pages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** The same at every run: four times as many found nothing more, and took three minutes. */
const ADDRESSES = 2_500;
const AT_ONCE = 6;
const SLOW_STATEMENT_MS = 500;
/** Found, moved to the right words, moved for now, understood but refused, no such place or kind. */
const HONEST_ANSWERS = [200, 301, 302, 307, 400, 404];

let app: TestApp;

beforeAll(async () => {
  app = await testApp(BUILT_PAGES);
  await withSampleMarket(app.database.db, 1_000);
  app.database.takeStatements();
});
afterAll(() => app.close());

/** Asks for an address as a browser does: where it has moved to, it goes. */
async function visit(url: string): Promise<{ statusCode: number; body: string }> {
  const answer = await app.server.inject({ url, headers: { accept: 'text/html' } });
  const { location } = answer.headers;
  return answer.statusCode === 301 && typeof location === 'string' ? app.server.inject(location) : answer;
}

/** Milliseconds that a statement takes while nothing else is asked: a busy machine makes any of them wait. */
async function timeAlone({ sql, parameters }: RanStatement): Promise<number> {
  await app.database.db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  return app.database.takeStatements().at(-1)?.ms ?? Number.NaN;
}

test('2,500 random and hostile addresses: no error page, no slow statement, no crash', async () => {
  const addresses = fc.sample(hostileAddress, { numRuns: ADDRESSES, seed: 42 });
  const answers = new Map<number, number>();
  for (let first = 0; first < addresses.length; first += AT_ONCE) {
    await Promise.all(
      addresses.slice(first, first + AT_ONCE).map(async (url) => {
        const { statusCode, body } = await visit(url);
        expect(HONEST_ANSWERS, url).toContain(statusCode);
        expect(body.includes('<script>alert(1)</script>'), url).toBe(false);
        answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
      }),
    );
    const suspects = app.database.takeStatements().filter(({ ms, error }) => error || ms > SLOW_STATEMENT_MS);
    for (const statement of suspects) {
      expect(statement.error).toBeUndefined();
      expect(await timeAlone(statement), statement.sql).toBeLessThan(SLOW_STATEMENT_MS);
    }
  }
  // Many are harmless in the end and lead to homes: the test is not about refusals alone.
  expect(answers.get(200) ?? 0).toBeGreaterThan(ADDRESSES / 10);
  expect((await app.server.inject('/en')).statusCode).toBe(200);
});
