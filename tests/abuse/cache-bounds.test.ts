import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { sql } from 'kysely';
import type { Header, Source } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundaryDigest } from '#capabilities/locations/server/areas/area-boundary.ts';
import { areaBoundaries } from '#capabilities/locations/server/areas/area-shapes.service.ts';
import { StreetDirectories } from '#capabilities/locations/server/street-map/street-directories.ts';
import { insideBoundary } from '#capabilities/search/server/places/search-areas.ts';
import { cachedSitemaps } from '#capabilities/sitemap/server/sitemap.service.ts';
import { sitemapXml } from '#capabilities/sitemap/server/sitemap-xml.ts';
import { LOCALES } from '#kernel/locale.ts';
import { AnswerCache } from '#platform/freshness/answer-cache.ts';
import { ChangeLog } from '#platform/freshness/change-log.ts';
import { PAGE_CACHE_RULES, PageCache } from '#platform/freshness/page-cache.ts';
import type { CompressedAnswer } from '#platform/http/answers/compressed-answer.ts';
import { type SentAnswer, sendSharedAnswer } from '#platform/http/answers/shared-answer.ts';
import { MemoryRateLimiter } from '#platform/http/limits/rate-limit.ts';
import { callStranger } from '#platform/http/outbound/outbound-call.ts';
import { shippedTexts, textIn } from '#platform/i18n/messages.ts';
import { heapBytes } from '#platform/memory/heap-bytes.ts';
import { LONGEST_PATH } from '#platform/web/serve-pages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { statedBytes } from '#tools/checks/caches.ts';

const MB = 1_048_576;
/** Memory of compiled code, the collector and the tests themselves, bytes. */
const TOLERANCE = 4 * MB;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Memory is freed over several turns: memory outside of the heap after its owner. */
async function heldBytes(): Promise<number> {
  for (let turn = 0; turn < 2; turn += 1) {
    await nextTurn();
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Growth of the held memory by some work, in bytes. The result of the work lives until it is measured. */
async function growthOf(work: () => unknown): Promise<number> {
  const before = await heldBytes();
  const stored = await work();
  const growth = (await heldBytes()) - before;
  return stored === null ? Number.NaN : growth;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const LONG = 'é–'.repeat(4_000);

/** Records as caches keep them, at their largest and at their smallest. */
const RECORDS: Record<string, (n: number) => object> = {
  'a card with the longest texts': (n) => ({ id: n, title: `${n}${LONG}`, price: n + 0.5, createdAt: new Date(n) }),
  'a card with short texts': (n) => ({
    ...Object.fromEntries(numbers(55).map((key) => [`field${key}`, key % 3 === 0 ? null : n + key / 7])),
    card: { images: { total: n, images: numbers(4).map((id) => ({ id, hash: `${n} ${id}`.repeat(4) })) } },
  }),
  'a boundary': (n) => [[numbers(500).map((k) => [7 + n + k / 1e5, 47 + k / 1e5])]],
  'homes that a member hides': (n) => new Set(numbers(300).map((k) => n * 1_000 + k)),
  'nothing hidden': (n) => new Set<number>([n]),
  'places by id': (n) => new Map(numbers(40).map((k) => [k, { name: `Ort ${n} ${k}`, spellings: [`ort ${n}`] }])),
};

test.each(Object.entries(RECORDS))('%s takes no more than it is counted as, nor a quarter', async (_what, record) => {
  let counted = 0;
  const growth = await growthOf(() =>
    numbers(500).map((n) => {
      const made = record(n);
      counted += heapBytes(made);
      return made;
    }),
  );
  expect(growth).toBeLessThan(counted + MB / 2);
  expect(growth).toBeGreaterThan(counted / 4 - MB / 8);
});

test('shared answers take no more than their room: small ones in both forms, at long addresses', async () => {
  const room = MB;
  const answers = new PageCache<SentAnswer>({ ...PAGE_CACHE_RULES, room }, async () => {});
  const changeLog = new ChangeLog();
  const ask = (n: number, encoding: string): Promise<SentAnswer> =>
    sendSharedAnswer(answers, `${n} ${'x'.repeat(n % 2 === 0 ? 2_000 : 10)}`, {
      request: { headers: { 'accept-encoding': encoding } },
      inTurn: (work) => work(),
      write: async () => ({
        answer: { status: 200, headers: new Headers({ 'content-type': 'text/html' }), text: `page ${n}` },
        dependencies: [changeLog.dependencyOn(...numbers(n % 50).map((id) => `offer ${id}`))],
      }),
    });
  const growth = await growthOf(async () => {
    for (const n of numbers(1_500))
      for (const encoding of ['br', 'br', 'gzip'] as const)
        await ((await ask(n, encoding)) as CompressedAnswer).as(encoding);
    return answers;
  });
  expect(answers.bytes).toBeGreaterThan(0.95 * room);
  expect(growth).toBeLessThan(room + 2 * MB);
});

test('cached records take no more than their room', async () => {
  const room = MB;
  const changeLog = new ChangeLog();
  const stored = new AnswerCache<number, object>({ room });
  const record = RECORDS['a card with short texts'] as (n: number) => object;
  const growth = await growthOf(() => {
    for (const n of numbers(5_000)) {
      const card = record(n);
      stored.keep(n, card, { dependencies: [changeLog.dependencyOn(`offer ${n}`, 'agency')], size: heapBytes(card) });
    }
    return stored;
  });
  expect(stored.bytes).toBeGreaterThan(0.95 * room);
  expect(growth).toBeLessThan(room + 2 * MB);
});

test('counts of requests take no more than their bound, however long names are and however much they count', async () => {
  const limits = new MemoryRateLimiter(() => 1);
  const bucket = { size: 10.5, refillPerS: 0.3 };
  const rule = { count: 600, windowS: 60 };
  const tries = { free: 5, windowS: 60, firstWaitS: 60, longestWaitS: 60 };
  const growth = await growthOf(async () => {
    for (const n of numbers(100_000)) {
      const name = `mails:${n}:${n % 10 === 0 ? LONG.slice(0, 400) : 'x'.repeat(50)}`;
      await limits.take(name, bucket, 1);
      await limits.count(name, rule);
      await limits.attempt(name, tries);
    }
    for (const n of numbers(300 * 200)) await limits.count(`seen:network:${n % 300}`, rule);
    return limits;
  });
  expect(growth).toBeLessThan(statedBytes('http/limits/rate-limit.ts') + TOLERANCE);
});

test('hosts that members name take no more than their bound, however many and however long', async () => {
  const rules = { isAllowed: () => false, ports: [443], resolve: async () => ['127.0.0.1'] };
  const growth = await growthOf(async () => {
    for (const n of numbers(2_000)) {
      const host = `${'a'.repeat(60)}.`.repeat(60) + n;
      await callStranger(`https://${host}.example/push`, {}, rules).catch(() => {});
    }
    return rules;
  });
  expect(growth).toBeLessThan(statedBytes('http/outbound/outbound-call.ts') + TOLERANCE);
});

test('sitemaps take no more than their bound, of however many files', async () => {
  const stored = cachedSitemaps(60_000);
  const growth = await growthOf(async () => {
    for (const file of numbers(20))
      await stored.get(`${file}`, 1, async () =>
        sitemapXml(numbers(30_000).map((n) => ({ path: `/en/rent/a-home-at-the-lake-of-${file}-${n}` }))),
      );
    return stored;
  });
  expect(growth).toBeGreaterThan(MB);
  expect(growth).toBeLessThan(statedBytes('sitemap/server/recent-values.ts') + TOLERANCE);
});

test('names of what changed take no more than their bound', async () => {
  const changeLog = new ChangeLog();
  const growth = await growthOf(() => {
    for (const look of numbers(20))
      changeLog.changed(numbers(19_999).map((n) => `offers of ${n} ${look} 2 and of a longer name ${n % 7}`));
    return changeLog;
  });
  expect(growth).toBeGreaterThan(4 * MB);
  expect(growth).toBeLessThan(statedBytes('freshness/change-log.ts') + TOLERANCE);
});

test('directories of an archive of streets take no more than their bound', async () => {
  const column = (count: number, value: number): number[] => Array.from({ length: count }, () => value);
  const ENTRIES = 200_000;
  const count = [(ENTRIES & 127) | 128, ((ENTRIES >> 7) & 127) | 128, ENTRIES >> 14];
  const packed = gzipSync(Uint8Array.from([...count, ...column(4 * ENTRIES, 1)]));
  const source: Source = {
    getKey: () => 'archive',
    getBytes: async () => ({ data: new Uint8Array(packed).buffer }),
  };
  const directories = new StreetDirectories();
  const growth = await growthOf(async () => {
    for (const n of numbers(6)) await directories.getDirectory(source, n, 1, { internalCompression: 2 } as Header);
    return directories;
  });
  expect(growth).toBeGreaterThan(MB);
  expect(growth).toBeLessThan(statedBytes('street-map/street-directories.ts') + TOLERANCE);
});

test('paths that the router of pages keeps take no more than their bound, each as long as one may be', async () => {
  const rootRoute = createRootRoute();
  const anyRoute = createRoute({ getParentRoute: () => rootRoute, path: '/$locale/$' });
  const routeTree = rootRoute.addChildren([anyRoute]);
  const open = (path: string): void => {
    const history = createMemoryHistory({ initialEntries: [path] });
    const router = createRouter({ routeTree, history, isServer: true });
    router.matchRoutes(router.latestLocation);
  };
  open('/en/first');
  const growth = await growthOf(() => {
    for (const n of numbers(2_500)) open(`/en/${n}${'%E2%80%93'.repeat(LONGEST_PATH / 18)}`.padEnd(LONGEST_PATH, 'x'));
    return routeTree;
  });
  expect(growth).toBeGreaterThan(MB);
  expect(growth).toBeLessThan(statedBytes('web/serve-pages.ts') + TOLERANCE);
});

test('texts that are ready to be filled take no more than their bound', async () => {
  // The texts themselves are no part of it.
  for (const locale of LOCALES) shippedTexts(locale);
  const growth = await growthOf(() => {
    for (const locale of LOCALES) for (const id of Object.keys(shippedTexts(locale))) filled(() => textIn(locale, id));
    return LOCALES;
  });
  expect(growth).toBeGreaterThan(4 * MB);
  expect(growth).toBeLessThan(statedBytes('i18n/messages.ts') + TOLERANCE);
});

/** A text without its values is read all the same. */
function filled(work: () => unknown): void {
  try {
    work();
  } catch {}
}

describe('with a database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  test('boundaries of areas take no more than their bound, with what searches work out of them', async () => {
    const { db } = app.database;
    const ids = numbers(14).map((n) => 90_000 + n);
    const ring = numbers(6_000).map((k) => {
      const angle = (k / 6_000) * 2 * Math.PI;
      return [7.5 + Math.cos(angle) / 10, 47 + Math.sin(angle) / 10];
    });
    const boundary = JSON.stringify([[[...ring, ring[0]]]]);
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const id of ids)
        await sql`insert into area (id, kind, boundary, digest, south, west, north, east)
          values (${id}, 'quarter', ${boundary}, ${boundaryDigest(boundary + id)}, 46.9, 7.4, 47.1, 7.6)`.execute(tx);
    });
    const growth = await growthOf(async () => {
      for (const id of ids) {
        const inside = insideBoundary((await areaBoundaries(db, [id])).get(id) ?? []);
        for (const n of numbers(1_024)) inside(46.9 + (n % 32) / 160, 7.4 + Math.floor(n / 32) / 160);
      }
      return ids;
    });
    expect(growth).toBeGreaterThan(MB);
    expect(growth).toBeLessThan(statedBytes('areas/area-shapes.service.ts') + TOLERANCE);
  });

  test('prepared statements take no more than their bound, and the longest are not cached', async () => {
    const { db } = app.database;
    const growth = await growthOf(async () => {
      for (const n of numbers(800))
        await sql.raw(`select ${n} as n -- ${'x'.repeat(n < 700 ? 15_900 : 60_000)}`).execute(db);
      app.database.takeStatements();
      return db;
    });
    expect(growth).toBeLessThan(statedBytes('platform/db/statements/preparing-client.ts') + TOLERANCE);
  });

  test('content types of requests take no more than their bound', async () => {
    const growth = await growthOf(async () => {
      for (const n of numbers(400))
        await app.server.inject({
          method: 'POST',
          url: '/graphql',
          headers: { 'content-type': `application/json; x=${n}${'x'.repeat(16_000)}` },
          payload: '{}',
        });
      return app;
    });
    expect(growth).toBeLessThan(statedBytes('product/server.ts') + TOLERANCE);
  });
});
