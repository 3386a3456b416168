import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportStep } from '#platform/terminal/progress.ts';
import { buildPages } from '../build.ts';
import { installDebianPackages, NEEDS_OF_PEERS } from '../testing/debian.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type BenchMarket, fillMarket, marketOf } from './bench-market.ts';
import { answersPerSecond, type LoadedRequest, whileFeedChanges } from './peer-load.ts';
import { buildPeers } from './peer-projects.ts';
import { PeerResults } from './peer-results.ts';
import { leaveServerCore, type PinnedProgram, withServer } from './pinned-server.ts';

/**
 * `npm run bench:peers`: the same results page by other frameworks with its data at hand, and by ours, from memory and made
 * anew each time, on the embedded database and on PostgreSQL. Each server alone on one core; sender and PostgreSQL on the other.
 */
const [EMBEDDED_LISTINGS = 0, SERVER_LISTINGS = 0] = (process.env.BENCH_SIZES ?? '20000,200000').split(',').map(Number);
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const FEED_S = Number(process.env.BENCH_FEED_SECONDS ?? 30);
const ROOT = process.cwd();
/** Of a page store: none. */
const UNCACHED = { PAGE_MEMORY_MB: '0' };

mkdirSync('var/bench', { recursive: true });
if (!(await reportStep('Packages for the comparison', () => installDebianPackages(NEEDS_OF_PEERS)))) process.exit(1);
await reportStep('Pages', () => buildPages());
leaveServerCore();
const folder = mkdtempSync(join(tmpdir(), 'lares-peers-'));
const postgres = SERVER_LISTINGS > 0 ? await startPostgres(['shared_buffers=1GB', 'work_mem=32MB']) : null;
const measurements = new PeerResults();
try {
  await compare(measurements, await ownSides());
} finally {
  // Also after a failed run: its measurements took long.
  console.log(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${ROUNDS} rounds of ${SECONDS} s\n`);
  console.log(measurements.table());
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Ours over one database. */
interface OwnSide {
  title: string;
  settings: Readonly<Record<string, string>>;
  market: BenchMarket;
}

async function ownSides(): Promise<OwnSide[]> {
  const sides: OwnSide[] = [];
  if (EMBEDDED_LISTINGS > 0) {
    const settings = { DATA_DIR: join(folder, 'embedded') };
    sides.push(await ownSide(`embedded, ${EMBEDDED_LISTINGS}`, settings, EMBEDDED_LISTINGS));
  }
  if (postgres) {
    const settings = { DATA_DIR: join(folder, 'server'), DATABASE_URL: postgres.url };
    sides.push(await ownSide(`PostgreSQL, ${SERVER_LISTINGS}`, settings, SERVER_LISTINGS));
  }
  return sides;
}

async function ownSide(title: string, settings: Record<string, string>, listings: number): Promise<OwnSide> {
  const searches = await fillMarket(settings, listings);
  const market = await withServer(ownProgram(settings), (origin) => marketOf(origin, searches));
  return { title, settings, market };
}

function ownProgram(settings: Readonly<Record<string, string>>): PinnedProgram {
  return { folder: ROOT, script: ['src/launch.ts', 'tools/bench/bench-server.ts'], settings };
}

async function compare(measurements: PeerResults, sides: readonly OwnSide[]): Promise<void> {
  const [first] = sides;
  if (!first) throw new Error('BENCH_SIZES names no listings.');
  const peers = await reportStep('Other frameworks', () => buildPeers('var/peers', first.market.pageData));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await reportStep(`Round ${round} of ${ROUNDS}`, async () => {
      for (const { name, folder, script } of peers) {
        await withServer({ folder, script, settings: {} }, (origin) =>
          measure(measurements, name, origin, [{ path: '/' }]),
        );
      }
      for (const side of sides) {
        await measureOwn(measurements, `ours from memory (${side.title})`, side, {});
        await measureOwn(measurements, `ours uncached (${side.title})`, side, UNCACHED);
      }
    });
  }
  for (const side of sides.filter(({ settings }) => 'DATABASE_URL' in settings)) await measureFeed(measurements, side);
}

async function measureOwn(
  measurements: PeerResults,
  name: string,
  { settings, market }: OwnSide,
  memory: Readonly<Record<string, string>>,
): Promise<void> {
  await withServer(ownProgram({ ...settings, ...memory }), async (origin) => {
    await measure(measurements, name, origin, market.results);
    await measure(measurements, `${name}: home`, origin, market.home);
    await measure(measurements, `${name}: listing`, origin, market.listings);
    await measure(measurements, `${name}: GraphQL, 24 cards`, origin, market.questions);
  });
}

async function measure(
  measurements: PeerResults,
  name: string,
  origin: string,
  asked: readonly LoadedRequest[],
): Promise<void> {
  measurements.add(name, await answersPerSecond(origin, asked, SECONDS));
  await measurements.weigh(name, origin, asked);
}

/** Pages from memory, without and with a feed that changes listings meanwhile. Last, as it changes the market. */
async function measureFeed(measurements: PeerResults, { title, settings, market }: OwnSide): Promise<void> {
  await withServer(ownProgram(settings), async (origin) => {
    const load = () => answersPerSecond(origin, market.results, FEED_S);
    measurements.add(`ours from memory (${title}), ${FEED_S} s alone`, await load());
    const { result, changed } = await whileFeedChanges(settings, load);
    measurements.add(`the same while a feed changed ${changed} listings`, result);
  });
}
