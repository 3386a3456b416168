import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertArrivals } from '#capabilities/alerts/server/matching/home-news.queries.ts';
import { matchNews } from '#capabilities/alerts/server/matching/matching.service.ts';
import { readConfig } from '#platform/config/config.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { openDatabase } from '#platform/db/db.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { MIDDLE, memberWithLargestSearches } from '#tests/support/scenes/largest-searches.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { startPostgres } from '../testing/postgres.ts';
import { benchServices } from './bench-context.ts';

/**
 * `npm run bench:alerts-largest`: matches a feed of 1,000 new homes against members with the most searches of the largest size. It prints
 * the processor time and the longest wait of other requests, on PostgreSQL, or with `EMBEDDED=1` on the embedded database.
 */
const MEMBERS = Number(process.env.MEMBERS ?? 2);
const FEED = Number(process.env.FEED ?? 1_000);

const dataDir = mkdtempSync(join(tmpdir(), 'lares-bench-alerts-'));
const postgres = process.env.EMBEDDED ? null : await startPostgres();
const database = await openDatabase({ databaseUrl: postgres?.url ?? null, dataDir, unlimitedStatements: true });
await prepareDatabase(database);
const { db } = database;
const now = new Date();
const config = readConfig({ SECRET: 'of a benchmark, which is not reachable from outside' });
const ctx = backgroundContext({ db, services: benchServices(config), requestId: 'bench', now: () => now });

console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${database.kind}; load ${loadavg()[0]?.toFixed(1)}`,
);
for (let member = 0; member < MEMBERS; member += 1) {
  await memberWithLargestSearches(database, member);
  // Followers of saved searches read them now, not while the homes are matched against them.
  await matchNews(ctx, await newHomes(1));
  await database.execute('analyze');
  await measured(`${member + 1} with the largest searches`);
}
await database.close();
postgres?.stop();
rmSync(dataDir, { recursive: true, force: true });

/** Homes that all of the searches find. Returns the ids of the news of them. */
async function newHomes(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let home = 0; home < count; home += 1) {
    // Each at a place of its own: two homes at one point are looked at as two all the same.
    const at = { lat: MIDDLE.lat + (home % 100) * 1e-4, lng: MIDDLE.lng + home * 1e-5 };
    ids.push(await anActiveOffer(db, at));
  }
  return insertArrivals(db, ids, now);
}

async function measured(name: string): Promise<void> {
  const news = await newHomes(FEED);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const [process0, thread0, beganMs] = [process.cpuUsage(), process.threadCpuUsage(), performance.now()];
  delay.enable();
  await matchNews(ctx, news);
  const seconds = (performance.now() - beganMs) / 1_000;
  const [all, thread] = [process.cpuUsage(process0), process.threadCpuUsage(thread0)];
  await sleep(50);
  delay.disable();
  console.log(
    `${name}, ${FEED} homes: ${seconds.toFixed(1)} s; processor ${((all.user + all.system) / 1e6).toFixed(1)} s, of it the main thread ${(
      (thread.user + thread.system) / 1e6
    ).toFixed(
      1,
    )} s; longest block ${(delay.max / 1e6).toFixed(0)} ms, 99 of 100 ${(delay.percentile(99) / 1e6).toFixed(0)} ms`,
  );
}
