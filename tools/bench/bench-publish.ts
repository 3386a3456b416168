import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findUnpaired } from '#capabilities/publishing/server/publication/passing-time.service.ts';
import { Role } from '#kernel/roles.ts';
import { readConfig } from '#platform/config/config.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { unlimited } from '#platform/http/limits/rate-limit.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { createServer } from '../../src/product/server.ts';
import { buildPages } from '../build.ts';
import { freePort } from '../testing/free-port.ts';
import { benchServices } from './bench-context.ts';
import { fillMarket } from './bench-market.ts';
import { percentile, type Timing, timingTable } from './measure.ts';
import { measurePublications, measureQueue, measureSaves } from './measure-publish.ts';
import { OfferSaves } from './offer-saves.ts';
import { makeWriters, type OfferWriter } from './offer-writers.ts';
import { ProductProcess } from './product-process.ts';

/**
 * `npm run bench:publish [-- --seconds 300] [--kills 10] [--waiting 10000] [--listings 20000]`: how fast drafts are saved, homes
 * published and the queue of reviewers opened, and whether anything acknowledged is lost while the product is killed. Ends with 1
 * where a target is missed.
 */
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seconds: text, kills: text, waiting: text, listings: text } });
const SECONDS = Number(values.seconds ?? 300);
const KILLS = Number(values.kills ?? 10);
const WAITING = Number(values.waiting ?? 10_000);
const LISTINGS = Number(values.listings ?? 20_000);
/** So many write at once; each keeps at most 500 drafts. */
const WRITERS = 50;

/** Longest that each may take, 95 of 100 times, milliseconds. */
const TARGETS_MS = { save: 30, publication: 1_000, queue: 150 } as const;

type Settings = Record<string, string> & { PORT: string };

mkdirSync('var/bench', { recursive: true });
await reportStep('Pages', () => buildPages());
console.log(
  `\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
const missed = [...(await withSettings(timed)), ...(await withSettings(killed))];
for (const line of missed) console.error(`Missed: ${line}`);
if (missed.length > 0) process.exitCode = 1;

async function withSettings<Result>(work: (settings: Settings, folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'lares-publish-'));
  try {
    return await work(
      {
        ...{
          PORT: String(await freePort()),
          NODE_ENV: 'production',
          DATA_DIR: join(folder, 'data'),
          SAMPLE_LISTINGS: '0',
        },
        SECRET: randomBytes(32).toString('base64url'),
      },
      folder,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long things take. Returns the targets that were missed. */
async function timed(settings: Settings): Promise<string[]> {
  await fillMarket(settings, LISTINGS);
  const config = readConfig(settings);
  const database = await openDatabase(config);
  const parts = { config, database, services: benchServices(config), limits: unlimited, logger: false } as const;
  const server = await createServer({ ...parts, now: () => new Date() });
  try {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const [owner, reviewer] = await writersOf(database);
    const bench = { origin, db: database.db, owner, reviewer };
    const timings = [await measureSaves(bench), await measurePublications(bench), await measureQueue(bench, WAITING)];
    console.log(timingTable(`${LISTINGS} listings, embedded`, timings));
    const targets = Object.values(TARGETS_MS);
    return timings.flatMap((timing: Timing, index) =>
      timing.p95Ms > (targets[index] ?? 0) ? [`${timing.name}: ${timing.p95Ms.toFixed(0)} ms`] : [],
    );
  } finally {
    await server.close();
    await database.close();
  }
}

async function writersOf({ db }: DatabaseHandle): Promise<[OfferWriter, OfferWriter]> {
  const [owner] = await makeWriters(db, Role.AdminAgent, 1);
  const [reviewer] = await makeWriters(db, Role.Moderator, 1);
  if (!owner || !reviewer) throw new Error('No offer is being written.');
  return [owner, reviewer];
}

/** Kills the product again and again while drafts are saved. Returns what was lost. */
async function killed(settings: Settings, folder: string): Promise<string[]> {
  const writers = await withDatabase(settings, async (database) => {
    await prepareDatabase(database);
    return makeWriters(database.db, Role.Agent, WRITERS);
  });
  const product = new ProductProcess(settings, 'var/bench/publish.log');
  const saves = new OfferSaves(product.origin, writers, join(folder, 'ledger'));
  try {
    product.start();
    await product.ready();
    saves.begin();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep((SECONDS * 1_000) / (KILLS + 1));
      await product.kill();
      product.start();
    }
    await sleep((SECONDS * 1_000) / (KILLS + 1));
    await product.ready();
    await saves.end();
    await product.stop();
    return await withDatabase(settings, (database) => compared(database, saves));
  } finally {
    await product.kill();
  }
}

async function withDatabase<Result>(
  settings: Settings,
  work: (database: DatabaseHandle) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readConfig(settings));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function compared({ db }: DatabaseHandle, saves: OfferSaves): Promise<string[]> {
  const stored = await db.selectFrom('offer').select(['localStoreId', 'price']).execute();
  const prices = new Map(stored.map(({ localStoreId, price }) => [localStoreId ?? '', price]));
  const acknowledged = saves.acknowledged();
  const lost = [...acknowledged].filter(([id, price]) => prices.get(id) !== price).length;
  const unpaired = await findUnpaired({ db });
  const times = saves.timesMs.toSorted((one, other) => one - other);
  const answers = Object.entries(saves.answers).map(([answer, count]) => `${answer}: ${count}`);
  console.log(`\n**Saves, 50 a second for ${SECONDS} s, the product killed ${KILLS} times, embedded**\n`);
  console.log('| acknowledged | lost | saved twice | answers | median ms | p95 ms | pairs that differ |');
  console.log('|---|---|---|---|---|---|---|');
  const cells = [acknowledged.size, lost, stored.length - prices.size, answers.join(', ')];
  const timed = [percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1)];
  console.log(`| ${[...cells, ...timed, unpaired.length].join(' | ')} |`);
  return [
    ...(acknowledged.size === 0 ? ['nothing was acknowledged'] : []),
    ...(lost > 0 ? [`${lost} acknowledged saves are lost`] : []),
    ...(stored.length > prices.size ? ['drafts were saved twice'] : []),
    ...unpaired,
  ];
}
