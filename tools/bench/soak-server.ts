import { setTimeout as sleep } from 'node:timers/promises';
import { searchTable } from '#capabilities/search/server/index/search-index.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { openRequestLimits } from '#platform/http/limits/request-limits.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import { attachPages } from '../../src/product/pages-server.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { createServer } from '../../src/product/server.ts';
import { benchServices } from './bench-context.ts';
import type { SoakMemory } from './soak-process.ts';

/** The process whose memory `npm run bench:soak` watches: the product with its limits; its environment names the market. */
const SEED = 2026;
/** Time until freed memory goes back to the operating system, milliseconds. */
const SETTLING_MS = 2_000;

const config = readConfig();
const database = await openDatabase(config);
await prepareDatabase(database);
await loadSampleMarket(database.db, {
  count: config.sampleListings,
  seed: SEED,
  now: new Date(),
  onProgress: () => {},
});
await database.maintain('analyze');
await searchTable(database.db);
const { limits } = await openRequestLimits(config);
const server = await createServer({
  config,
  database,
  services: benchServices(config),
  limits,
  logger: false,
  now: () => new Date(),
  servePages: (target, services) => attachPages(target, services, config),
});
process.on('message', async (question) => {
  if (question === 'memory') process.send?.(await memory());
  else await end();
});
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));

async function memory(): Promise<SoakMemory> {
  globalThis.gc?.();
  await sleep(SETTLING_MS);
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heapUsed, external };
}

async function end(): Promise<void> {
  await server.close();
  await database.close();
  process.exit(0);
}
