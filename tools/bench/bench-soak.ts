import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#platform/config/config.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { buildPages } from '../build.ts';
import { startPostgres } from '../testing/postgres.ts';
import { benchServices } from './bench-context.ts';
import { linkedPaths } from './linked-paths.ts';
import { type SoakMemory, startSoakProcess } from './soak-process.ts';
import { type SoakTraffic, sendSoakRequest } from './soak-traffic.ts';

/**
 * `npm run bench:soak`: many mixed requests, on the embedded database and on PostgreSQL. Fails when the memory at the end
 * lies more than a tenth above that after the first requests, when a process with 200,000 listings on PostgreSQL ever
 * holds more than 900 MB, or when an answer was our fault.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    settled: { type: 'string', default: '10000' },
    listings: { type: 'string', default: '5000' },
    only: { type: 'string' },
  },
});
const REQUESTS = Number(values.requests);
const SETTLED = Number(values.settled);
const AT_ONCE = 8;
const MOST_GROWTH = 1.1;
const SECRET = 'the secret of a benchmark, which keeps nothing';
const MB = 2 ** 20;
/** A process with many listings and visitors. Its pages are a prime number: requests of each kind reach all of them. */
const LARGE = { listings: '200000', requests: 30_000, pages: 9_973, mostMb: 900, lookEveryMs: 100 };

await reportStep('Pages', () => buildPages());
const isSound: boolean[] = [];
const isWanted = (part: string): boolean => (values.only ?? part) === part;
if (isWanted('embedded')) isSound.push(await soak('embedded', {}));
if (isWanted('server')) isSound.push(await onPostgres((DATABASE_URL) => soak('PostgreSQL', { DATABASE_URL })));
if (isWanted('large')) isSound.push(await onPostgres(holdsManyPages));
process.exit(isSound.every(Boolean) ? 0 : 1);

async function onPostgres(run: (url: string) => Promise<boolean>): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    return await run(postgres.url);
  } finally {
    postgres.stop();
  }
}

async function soak(kind: string, where: Record<string, string>): Promise<boolean> {
  const { server, services } = await startProduct(kind, where, values.listings);
  const traffic = { origin: server.origin, services, paths: await linkedPaths(server.origin) };
  const statuses = new Map<number, number>();
  await reportStep(`${kind}: ${SETTLED} requests`, () => send(traffic, 0, SETTLED, statuses));
  const before = await server.memory();
  await reportStep(`${kind}: ${REQUESTS - SETTLED} more`, (progress) =>
    send(traffic, SETTLED, REQUESTS, statuses, progress),
  );
  const after = await server.memory();
  await server.end();
  console.log(tableOf(kind, before, after, statuses));
  return isWithin(before, after) && isAnswered(statuses);
}

/** The most memory that a process holds while it answers for many different pages. */
async function holdsManyPages(DATABASE_URL: string): Promise<boolean> {
  const { server, services } = await startProduct('PostgreSQL', { DATABASE_URL }, LARGE.listings);
  const atStart = server.residentBytes();
  const traffic = { origin: server.origin, services, paths: await linkedPaths(server.origin, LARGE.pages) };
  let most = atStart;
  const looking = setInterval(() => {
    most = Math.max(most, server.residentBytes());
  }, LARGE.lookEveryMs);
  const statuses = new Map<number, number>();
  await reportStep(`${LARGE.requests} requests over ${traffic.paths.length} pages`, (progress) =>
    send(traffic, 0, LARGE.requests, statuses, progress),
  );
  clearInterval(looking);
  const atEnd = server.residentBytes();
  await server.end();
  const [start, peak, end] = [atStart, most, atEnd].map((bytes) => Math.round(bytes / MB));
  console.log(`\nPostgreSQL, ${LARGE.listings} listings: ${start} MB at the start, ${peak} at most, ${end} at the end`);
  console.log(`Allowed: ${LARGE.mostMb} MB. Answers: ${listOf(statuses)}`);
  return most <= LARGE.mostMb * MB && isAnswered(statuses);
}

async function startProduct(kind: string, where: Record<string, string>, listings: string) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lares-soak-'));
  const settings = { ...where, DATA_DIR, SECRET, SAMPLE_LISTINGS: listings, TRUST_PROXY: 'loopback' };
  const server = await reportStep(`${kind}: ${listings} listings`, () => startSoakProcess(settings));
  return { server, services: benchServices(readConfig(settings)) };
}

/** Sends the requests from one number to another, some at a time. */
async function send(
  traffic: SoakTraffic,
  from: number,
  to: number,
  statuses: Map<number, number>,
  progress?: (done: number, total: number) => void,
): Promise<void> {
  let next = from;
  const sender = async (): Promise<void> => {
    while (next < to) {
      const status = await sendSoakRequest(traffic, next++).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      progress?.(next - from, to - from);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

function heapOf({ heapUsed, external }: SoakMemory): number {
  return heapUsed + external;
}

/** No answer was our fault. */
function isAnswered(statuses: Map<number, number>): boolean {
  return [...statuses.keys()].every((status) => status > 0 && status < 500);
}

function listOf(statuses: Map<number, number>): string {
  return [...statuses].map(([status, count]) => `${status || 'none'} × ${count}`).join(', ');
}

function isWithin(before: SoakMemory, after: SoakMemory): boolean {
  return after.rss <= before.rss * MOST_GROWTH && heapOf(after) <= heapOf(before) * MOST_GROWTH;
}

function tableOf(kind: string, before: SoakMemory, after: SoakMemory, statuses: Map<number, number>): string {
  const row = (name: string, of: (memory: SoakMemory) => number): string => {
    const [from, to] = [of(before), of(after)].map((bytes) => (bytes / MB).toFixed(0));
    return `| ${name} | ${from} | ${to} | ${((of(after) / of(before) - 1) * 100).toFixed(1)} % |`;
  };
  return [
    `\n**${kind}: ${REQUESTS} requests**\n`,
    `| MB | after ${SETTLED} | at the end | growth |`,
    '|---|---|---|---|',
    row('whole process', ({ rss }) => rss),
    row('heap and what it holds', heapOf),
    `\nAnswers: ${listOf(statuses)}`,
  ].join('\n');
}
