import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readDemand } from '#capabilities/alerts/server/demand/demand.service.ts';
import { alertTable } from '#capabilities/alerts/server/matching/alert-index.ts';
import { matchNews } from '#capabilities/alerts/server/matching/matching.service.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { findOffers } from '#capabilities/search/server/search.service.ts';
import { readConfig } from '#platform/config/config.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { openDatabase } from '#platform/db/db.ts';
import { unlimited } from '#platform/http/limits/rate-limit.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import { attachPages } from '../../src/product/pages-server.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { createServer } from '../../src/product/server.ts';
import { startPostgres } from '../testing/postgres.ts';
import { keepAlerts } from './alert-crowd.ts';
import { benchServices } from './bench-context.ts';
import { measure, percentile, timingTable } from './measure.ts';

/**
 * `npm run bench:alerts`: one home held against all saved searches, a feed of 1,000 beside visitors, and the memory it takes; on
 * PostgreSQL, or with `EMBEDDED=1` on the embedded database.
 */
const ALERTS = Number(process.env.ALERTS ?? 1_000_000);
const LISTINGS = Number(process.env.LISTINGS ?? 5_000);
const FEED = Number(process.env.FEED ?? 1_000);
const RUNS = 100;
const PAGES_A_SECOND = 20;
const MB = 2 ** 20;

const dataDir = mkdtempSync(join(tmpdir(), 'lares-bench-alerts-'));
const postgres = process.env.EMBEDDED ? null : await startPostgres();
const database = await openDatabase({ databaseUrl: postgres?.url ?? null, dataDir, unlimitedStatements: true });
await prepareDatabase(database);
const { db } = database;
const config = readConfig({ SECRET: 'of a benchmark, which is not reachable from outside' });
const services = benchServices(config);
await reportStep(`${LISTINGS} listings`, (onProgress) =>
  loadSampleMarket(db, { count: LISTINGS, seed: 2026, now: new Date(), onProgress }),
);
await reportStep(`${ALERTS} saved searches`, (onProgress) => keepAlerts(db, ALERTS, onProgress));
await database.execute('analyze');
const server = await createServer({
  ...{ config, database, services, limits: unlimited, logger: false },
  now: () => new Date(),
  servePages: (target, parts) => attachPages(target, parts, config),
});
const ctx = (): Context => backgroundContext({ db, services, requestId: 'bench', now: () => new Date() });

global.gc?.();
const before = process.memoryUsage();
const startedMs = performance.now();
const table = await alertTable(db);
const readS = (performance.now() - startedMs) / 1000;
global.gc?.();
const after = process.memoryUsage();
const memoryMb = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / MB;

const homes = (await db.selectFrom('offerSearch').select('id').orderBy('id').execute()).map(({ id }) => id);
const singles = homes.slice(0, RUNS + 20);
const newsIds = await addNews(singles);
const search = { offerType: 1, category: 3, maxPrice: 2_500, minRooms: 3, locationIds: [22] };
const facts = { offerType: 1, category: 1, rooms: 3.5, livingSpace: 80, cityId: LAUSANNE_ID, postalCode: '1003' };
let next = 0;
const timings = [
  await measure('baseline: one search, counted', RUNS, async () => (await findOffers(ctx(), search)).found.count),
  await measure('one home matched against all, matches stored', RUNS, () => matchNews(ctx(), [newsIds[next++] ?? 0])),
  await measure('who looks for a home like this, counted', RUNS, (index) =>
    readDemand(ctx(), { ...facts, price: 1_500 + 10 * (index % 100) }),
  ),
];
const perHome = await matchesPerHome();
await sql`delete from alert_match`.execute(db);

console.log(
  `\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${database.kind}; load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(`${ALERTS} saved searches, ${LISTINGS} listings; all read in ${readS.toFixed(1)} s`);
console.log(`memory: ${memoryMb.toFixed(0)} MB, of it columns and lists ${(table.bytes / MB).toFixed(0)} MB`);
console.log(`alerts that fit one home: median ${percentile(perHome, 0.5)}, 95 of 100 ${percentile(perHome, 0.95)}`);
console.log(timingTable('one home', timings));
const calm = await besidePages(async () => new Promise((resolve) => setTimeout(resolve, 10_000)));
const feedNews = await addNews(homes.slice(-FEED));
const busy = await besidePages(() => matchNews(ctx(), feedNews));
const { rows: stored } = await sql<{ count: number }>`select count(*) as count from alert_match`.execute(db);

console.log(`\na feed of ${FEED}: ${busy.seconds.toFixed(1)} s, ${stored[0]?.count} matches`);
console.log(
  `pages beside it: median ${busy.medianMs.toFixed(0)} ms, p95 ${busy.p95Ms.toFixed(0)} ms, ${busy.refused} refused`,
);
console.log(
  `pages without:   median ${calm.medianMs.toFixed(0)} ms, p95 ${calm.p95Ms.toFixed(0)} ms, ${calm.refused} refused`,
);
await server.close();
await database.close();
postgres?.stop();
rmSync(dataDir, { recursive: true, force: true });

/** As if the homes had just come. Returns the ids of the news, in the order of the homes. */
async function addNews(ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into home_news (active_offer_id, kind, price, happened_at, heard_at)
    select o.id, 1, o.price, clock_timestamp(), now() from active_offer o where o.id = any(${[...ids]}::int[]) order by o.id
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

async function matchesPerHome(): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(m.id) as count from home_news n left join alert_match m on m.active_offer_id = n.active_offer_id
    where n.matched_at is not null group by n.id order by 1`.execute(db);
  return rows.map(({ count }) => count);
}

/** How long something took, and the pages beside it. */
interface Beside {
  seconds: number;
  refused: number;
  medianMs: number;
  p95Ms: number;
}

/** Does something while visitors ask for pages, each for another: how long it took, and how long the pages. */
async function besidePages(work: () => Promise<unknown>): Promise<Beside> {
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  let page = 0;
  let refused = 0;
  const timer = setInterval(() => {
    const began = performance.now();
    const url = `/en/properties/rent/apartment-house,3/switzerland,ch?maxPrice=${1_500 + (page++ % 2_000)}`;
    asked.push(
      server.inject({ url, remoteAddress: `203.0.${page % 100}.7` }).then(({ statusCode }) => {
        if (statusCode === 200) times.push(performance.now() - began);
        else refused += 1;
      }),
    );
  }, 1_000 / PAGES_A_SECOND);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  clearInterval(timer);
  await Promise.all(asked);
  times.sort((a, b) => a - b);
  return { seconds, refused, medianMs: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}
