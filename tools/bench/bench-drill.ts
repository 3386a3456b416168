import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { buildPages } from '../build.ts';
import { benchServices } from './bench-context.ts';
import { type DrillSite, openDrillSite } from './drill-site.ts';
import { linkedPaths } from './linked-paths.ts';
import { OrdinaryVisitors } from './ordinary-visitors.ts';
import type { ProductProcess } from './product-process.ts';
import { Registrations } from './registrations.ts';

/**
 * `deploy/drill.sh [-- --restarts 20]`: a drill of the failures of a bad night, on a site of two processes behind nginx, while people
 * read and register. A ledger outside of the product records the acknowledged registrations.
 *
 * @source docs/operations.md
 */
const { values } = parseArgs({ options: { restarts: { type: 'string', default: '20' } } });
const RESTARTS = Number(values.restarts);
/** Passwords are hashed: more people than that fill the machine that all of this runs on. */
const PER_SECOND = 2;
const KILLS = 6;
const REDIS_KILLS = 3;
/** How long the site serves undisturbed before and after each event, milliseconds. */
const QUIET_MS = 2_000;
/** Longest that answers may fail after an event that takes something away, seconds. */
const LONGEST_OUTAGE_S = 10;
const PAGES = 60;

/** A part of the drill. */
interface Exercise {
  name: string;
  rounds: number;
  /** Whether not one answer may fail. */
  failsNothing: boolean;
  happen: (site: DrillSite, round: number) => Promise<void>;
}

await reportStep('Pages', () => buildPages());
const site = await reportStep('Two processes, nginx, PostgreSQL with a replica, Redis', openDrillSite);
const newer = await reportStep('The next version', () => orClose(async () => nextVersion(site.folder)));
const people = new Registrations(
  site.nginx.origin,
  benchServices(readConfig(site.settings)),
  join(site.folder, 'ledger'),
  PER_SECOND,
);
const paths = await orClose(() => linkedPaths(site.nginx.origin, PAGES));
const visitors = new OrdinaryVisitors(site.nginx.origin, paths);

const EXERCISES: readonly Exercise[] = [
  { name: 'backup, restored twice', rounds: 1, failsNothing: true, happen: backUpAndRestore },
  { name: 'rolling restart', rounds: RESTARTS, failsNothing: true, happen: restartOne },
  { name: 'upgrade with a migration', rounds: 1, failsNothing: true, happen: () => move(newer) },
  { name: 'going back', rounds: 1, failsNothing: true, happen: () => move('.') },
  { name: 'Redis killed', rounds: REDIS_KILLS, failsNothing: true, happen: loseRedis },
  { name: 'a process killed', rounds: KILLS, failsNothing: false, happen: killOne },
  { name: 'replica promoted', rounds: 1, failsNothing: false, happen: ({ failOver }) => failOver() },
];

const faults: string[] = [];
try {
  people.begin();
  visitors.begin();
  console.log(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
  console.log('| | times | answers | failed | longest until answers no longer fail s |');
  console.log('|---|---|---|---|---|');
  for (const exercise of EXERCISES) console.log(await run(exercise));
  await Promise.all([people.end(), visitors.end()]);
  const { acknowledged, lost } = await compare();
  console.log(`\nRegistrations acknowledged: ${acknowledged}, lost: ${lost}.`);
  if (lost > 0) faults.push(`${lost} registrations lost`);
} finally {
  await site.close();
}
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exit(1);
}

/** Does work that the exercises need; the site ends where it fails. */
async function orClose<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
}

/** Does one exercise under load. Returns its row. */
async function run({ name, rounds, failsNothing, happen }: Exercise): Promise<string> {
  const met = { answers: 0, failed: 0, outageS: 0 };
  for (let round = 0; round < rounds; round += 1) {
    await sleep(QUIET_MS);
    const begunMs = performance.now();
    await happen(site, round);
    await Promise.all(site.pair.map((product) => product.ready()));
    await sleep(QUIET_MS);
    const { timesMs, failedMs } = visitors.taken();
    const failures = [...failedMs, ...people.failedMs.splice(0)];
    met.answers += timesMs.length + people.takenAnswers();
    met.failed += failures.length;
    met.outageS = Math.max(met.outageS, ...failures.map((atMs) => (atMs - begunMs) / 1_000));
  }
  if (failsNothing && met.failed > 0) faults.push(`${name}: ${met.failed} answers failed`);
  if (met.outageS > LONGEST_OUTAGE_S) faults.push(`${name}: answers failed for ${met.outageS.toFixed(1)} s`);
  return `| ${[name, rounds, met.answers, met.failed, met.outageS.toFixed(1)].join(' | ')} |`;
}

async function restartOne({ pair }: DrillSite, round: number): Promise<void> {
  await restart(pair[round % 2] as ProductProcess);
}

async function restart(product: ProductProcess, folder?: string): Promise<void> {
  await product.stop();
  product.start(folder);
  await product.ready();
}

/** Both processes, one after the other, to a version; between them each serves the files of both. */
async function move(folder: string): Promise<void> {
  const [one, other] = site.pair;
  const before = await filesOf(other);
  await restart(one, folder);
  const files = [...before, ...(await filesOf(one))];
  for (const { origin } of site.pair) {
    const answers = await Promise.all(files.map(async (file) => (await fetch(origin + file)).status));
    const missing = answers.filter((status) => status !== 200).length;
    if (missing > 0) faults.push(`${missing} of ${files.length} files of two builds missing at ${origin}`);
  }
  await restart(other, folder);
}

/** Files that a process's first page names. */
async function filesOf({ origin }: ProductProcess): Promise<string[]> {
  const html = await (await fetch(`${origin}/en`)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

async function killOne({ pair }: DrillSite, round: number): Promise<void> {
  const product = pair[round % 2] as ProductProcess;
  await product.kill();
  product.start();
}

async function loseRedis({ redis }: DrillSite): Promise<void> {
  await redis.kill();
  await sleep(QUIET_MS);
  await redis.start();
}

/** A backup taken now holds all that is acknowledged now: into an embedded database, and into one of the server. */
async function backUpAndRestore({ folder, settings, primary }: DrillSite): Promise<void> {
  const known = people.acknowledged();
  const file = join(folder, 'backup.tar.gz');
  await command('tools/backup.ts', [file], settings);
  const operator = new pg.Client({ connectionString: primary.url });
  await operator.connect();
  await operator.query('create database restored');
  await operator.end();
  const { DATABASE_URL: _, ...embedded } = settings;
  const server = new URL(primary.url);
  server.pathname = '/restored';
  for (const place of [
    { ...embedded, DATA_DIR: join(folder, 'restored') },
    { ...settings, DATA_DIR: join(folder, 'restored-beside'), DATABASE_URL: server.href },
  ]) {
    await command('tools/restore.ts', [file], place);
    const stored = await registered(place);
    const lost = known.filter((email) => !stored.has(email)).length;
    if (lost > 0) faults.push(`${lost} registrations are missing in the backup`);
  }
}

/** Runs a command of the product. @throws Error when it fails */
async function command(script: string, parameters: readonly string[], env: Record<string, string>): Promise<void> {
  const settings = { PATH: process.env.PATH, ...env };
  const child = spawn(process.execPath, [script, ...parameters], {
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
}

/** All registered people. */
async function registered(settings: Record<string, string>): Promise<Set<string>> {
  const database = await openDatabase({ ...readConfig(settings), unlimitedStatements: true });
  try {
    const { rows } = await sql<{ email: string }>`
      select email from account where email like 'person-%'`.execute(database.db);
    return new Set(rows.map(({ email }) => email));
  } finally {
    await database.close();
  }
}

async function compare(): Promise<{ acknowledged: number; lost: number }> {
  const acknowledged = people.acknowledged();
  const stored = await registered(site.settings);
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((email) => !stored.has(email)).length };
}

/** A version after this one, in a folder of its own: other pages, and a migration that older code bears. */
function nextVersion(folder: string): string {
  const version = join(folder, 'next');
  mkdirSync(version);
  for (const name of [
    'src',
    'db',
    'tools',
    'sample',
    'tests',
    'locales',
    'public',
    'dist',
    'package.json',
    'package-lock.json',
  ])
    cpSync(name, join(version, name), { recursive: true });
  for (const name of ['tsconfig.json', 'vite.config.ts']) cpSync(name, join(version, name));
  symlinkSync(join(process.cwd(), 'node_modules'), join(version, 'node_modules'));
  writeFileSync(
    join(version, 'db/migrations/9999_of_tomorrow.sql'),
    '-- compatible with: any older code\nalter table account add column of_tomorrow int not null default 0;\n',
  );
  const texts = join(version, 'locales/home/en.json');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace(/("home\.title": ")/, '$1Tomorrow: '));
  return version;
}
