import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { reportStep } from '#platform/terminal/progress.ts';
import { buildPages } from '../build.ts';
import { freePort } from '../testing/free-port.ts';
import type { AbuseOrder } from './abuse-sender.ts';
import { ABUSES, type Tally } from './abuses.ts';
import { linkedPaths } from './linked-paths.ts';
import { percentile } from './measure.ts';
import { OrdinaryVisitors, type Visit } from './ordinary-visitors.ts';
import { ProductProcess } from './product-process.ts';

/**
 * `npm run bench:abuse [-- --seconds 30] [--rest 60] [--listings 20000] [--only PATTERN]`: the worst that one address can do,
 * beside eight ordinary visitors. Fails when their p95 more than doubles, when one of them gets a 5xx or no answer, or when
 * memory is not back within a tenth after the rest.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rest: { type: 'string', default: '60' },
    listings: { type: 'string', default: '20000' },
    only: { type: 'string', default: '' },
  },
});
const SECONDS = Number(values.seconds);
const REST_MS = Number(values.rest) * 1_000;
const MOST_SLOWER = 2;
const MOST_MEMORY = 1.1;

mkdirSync('var/bench', { recursive: true });
await reportStep('Pages', () => buildPages());
const folder = mkdtempSync(join(tmpdir(), 'lares-abuse-'));
const settings = {
  PORT: String(await freePort()),
  NODE_ENV: 'production',
  DATA_DIR: folder,
  SAMPLE_LISTINGS: values.listings,
  SECRET: randomBytes(32).toString('base64url'),
};
const product = new ProductProcess(settings, 'var/bench/abuse.log', 'tools/start.ts');
const names = Object.keys(ABUSES).filter((name) => new RegExp(values.only).test(name));
try {
  product.start();
  await reportStep(`The product with ${values.listings} listings`, () => product.ready());
  const visitors = new OrdinaryVisitors(product.origin, await linkedPaths(product.origin));
  visitors.begin();
  await reportStep('Ordinary visitors alone', () => sleep(REST_MS));
  const isSound = await measureAll(visitors);
  await visitors.end();
  process.exitCode = isSound ? 0 : 1;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(visitors: OrdinaryVisitors): Promise<boolean> {
  visitors.taken();
  await sleep(SECONDS * 1_000);
  const alone = visitors.taken();
  console.log(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${SECONDS} s each\n`);
  console.log(
    '| Abuse | what became of it | ordinary p50 · p95 ms | × alone | their answers | memory MB before · during · after |',
  );
  console.log('|---|---|---|---|---|---|');
  const usualMs = p95Of(alone);
  console.log(`| none | | ${times(alone)} | 1.0 | ${statuses(alone)} | ${product.memoryMb().toFixed(0)} |`);
  let isSound = isServed(alone);
  for (const name of names) {
    const beforeMb = product.memoryMb();
    visitors.taken();
    const tally = await abuse({ name, origin: product.origin, seconds: SECONDS });
    const visit = visitors.taken();
    const duringMb = product.memoryMb();
    await sleep(REST_MS);
    const afterMb = product.memoryMb();
    const slower = p95Of(visit) / usualMs;
    const memory = [beforeMb, duringMb, afterMb].map((mb) => mb.toFixed(0)).join(' · ');
    console.log(
      `| ${name} | ${summary(tally)} | ${times(visit)} | ${slower.toFixed(1)} | ${statuses(visit)} | ${memory} |`,
    );
    isSound &&= isServed(visit) && slower <= MOST_SLOWER && afterMb <= beforeMb * MOST_MEMORY;
  }
  return isSound;
}

/** Carries out an abuse in a process of its own. @throws Error when that ends before it has reported its result */
async function abuse(order: AbuseOrder): Promise<Tally> {
  const sender = fork(new URL('./abuse-sender.ts', import.meta.url), {
    env: { PATH: process.env.PATH, ...settings },
  });
  sender.send(order);
  const failed = once(sender, 'exit').then(([code]) => {
    throw new Error(`The attacker ended with ${code}.`);
  });
  const [tally] = await Promise.race([once(sender, 'message'), failed]);
  return tally as Tally;
}

function isServed({ statuses }: Visit): boolean {
  return Object.keys(statuses).every((status) => Number(status) > 0 && Number(status) < 500);
}

function p95Of({ timesMs }: Visit): number {
  return shareOf(timesMs, 0.95);
}

function times({ timesMs }: Visit): string {
  return `${shareOf(timesMs, 0.5).toFixed(0)} · ${shareOf(timesMs, 0.95).toFixed(0)}`;
}

function shareOf(timesMs: readonly number[], share: number): number {
  return percentile(
    timesMs.toSorted((a, b) => a - b),
    share,
  );
}

function statuses({ statuses }: Visit): string {
  return summary(statuses);
}

function summary(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');
}
