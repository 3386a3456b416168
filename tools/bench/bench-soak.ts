import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#platform/config/config.ts';
import { step } from '#platform/terminal/progress.ts';
import { buildPages } from '../build.ts';
import { startPostgres } from '../testing/postgres.ts';
import { benchServices } from './bench-context.ts';
import { linkedPaths } from './linked-paths.ts';
import { type SoakMemory, startSoakProcess } from './soak-process.ts';
import { type SoakTraffic, sendSoakRequest } from './soak-traffic.ts';

/**
 * `npm run bench:soak`: many mixed requests, on the embedded database and on PostgreSQL. Fails when the memory at the end
 * lies more than a tenth above that after the first requests, or when an answer was our fault.
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

await step('Pages', () => buildPages());
const isSound: boolean[] = [];
if (values.only !== 'server') isSound.push(await soak('embedded', {}));
if (values.only !== 'embedded') {
  const postgres = await startPostgres();
  try {
    isSound.push(await soak('PostgreSQL', { DATABASE_URL: postgres.url }));
  } finally {
    postgres.stop();
  }
}
process.exit(isSound.every(Boolean) ? 0 : 1);

async function soak(kind: string, where: Record<string, string>): Promise<boolean> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lares-soak-'));
  const settings = { ...where, DATA_DIR, SECRET, SAMPLE_LISTINGS: values.listings, TRUST_PROXY: 'loopback' };
  const server = await step(`${kind}: ${values.listings} listings`, () => startSoakProcess(settings));
  const services = benchServices(readConfig(settings));
  const traffic = { origin: server.origin, services, paths: await linkedPaths(server.origin) };
  const statuses = new Map<number, number>();
  await step(`${kind}: ${SETTLED} requests`, () => send(traffic, 0, SETTLED, statuses));
  const before = await server.memory();
  await step(`${kind}: ${REQUESTS - SETTLED} more`, (progress) => send(traffic, SETTLED, REQUESTS, statuses, progress));
  const after = await server.memory();
  await server.end();
  console.log(tableOf(kind, before, after, statuses));
  return isWithin(before, after) && [...statuses.keys()].every((status) => status > 0 && status < 500);
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

function isWithin(before: SoakMemory, after: SoakMemory): boolean {
  return after.rss <= before.rss * MOST_GROWTH && heapOf(after) <= heapOf(before) * MOST_GROWTH;
}

function tableOf(kind: string, before: SoakMemory, after: SoakMemory, statuses: Map<number, number>): string {
  const row = (name: string, of: (memory: SoakMemory) => number): string => {
    const [from, to] = [of(before), of(after)].map((bytes) => (bytes / 2 ** 20).toFixed(0));
    return `| ${name} | ${from} | ${to} | ${((of(after) / of(before) - 1) * 100).toFixed(1)} % |`;
  };
  return [
    `\n**${kind}: ${REQUESTS} requests**\n`,
    `| MB | after ${SETTLED} | at the end | growth |`,
    '|---|---|---|---|',
    row('whole process', ({ rss }) => rss),
    row('heap and what it holds', heapOf),
    `\nAnswers: ${[...statuses].map(([status, count]) => `${status || 'none'} × ${count}`).join(', ')}`,
  ].join('\n');
}
