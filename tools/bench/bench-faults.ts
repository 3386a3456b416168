import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { buildPages } from '../build.ts';
import { freePort } from '../testing/free-port.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/postgres.ts';
import { benchServices } from './bench-context.ts';
import { DATABASE_LOSSES, type Fault, killProduct } from './faults.ts';
import { type MailSink, openMailSink } from './mail-sink.ts';
import { ProductProcess } from './product-process.ts';
import { Registrations } from './registrations.ts';

/**
 * `npm run bench:faults [-- --rounds 30] [--only WORD]`: kills the product and takes its database away, again and again,
 * while people register; counts what was acknowledged and is lost, and how long it takes until the product is ready again.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' }, only: { type: 'string' } } });
const ROUNDS = Number(values.rounds);
/** How long people register undisturbed before and after each fault, milliseconds. */
const QUIET_MS = 700;
/** Longest that mails are waited for after the last fault, milliseconds. */
const STRAGGLERS_MS = 60_000;

interface Series {
  name: string;
  fault: Fault;
  embedded: boolean;
}

const SERIES: readonly Series[] = [
  { name: 'product killed, embedded', fault: killProduct, embedded: true },
  { name: 'product killed, PostgreSQL', fault: killProduct, embedded: false },
  ...Object.entries(DATABASE_LOSSES).map(([name, fault]) => ({ name, fault, embedded: false })),
];

mkdirSync('var/bench', { recursive: true });
await reportStep('Pages', () => buildPages());
console.log(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${ROUNDS} rounds of each\n`);
console.log(
  '| Fault | acknowledged | lost | without their mail | done unacknowledged | in flight when it struck | mails twice | longest until a mail, from its account or the last fault s | answers | longest answer s | ready again: median · most ms |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const series of SERIES.filter(({ name }) => name.includes(values.only ?? ''))) console.log(await run(series));

/** One kind of fault, over and over. Returns its row. */
async function run({ name, fault, embedded }: Series): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lares-faults-'));
  const sink = await openMailSink();
  // A commit that is acknowledged reached the operating system; the machine itself does not fail here.
  const postgres = embedded ? null : await startPostgres(['synchronous_commit=on']);
  const settings = await settingsOf(folder, sink, postgres);
  const product = new ProductProcess(settings, `var/bench/faults-${name.replaceAll(/\W+/g, '-')}.log`);
  const people = new Registrations(product.origin, benchServices(readConfig(settings)), join(folder, 'ledger'));
  try {
    product.start();
    await product.ready();
    people.begin();
    const recoveriesMs: number[] = [];
    const faultsMs: number[] = [];
    let inFlight = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(QUIET_MS);
      inFlight += people.inFlight();
      faultsMs.push(performance.now());
      await fault({ product, postgres });
      recoveriesMs.push(await product.ready());
    }
    await sleep(QUIET_MS);
    await people.end();
    await allMailed(people, sink);
    await product.stop();
    const found = await compare(settings, people.acknowledged());
    return row(name, { people, found, inFlight, recoveriesMs, faultsMs, sink });
  } finally {
    await product.kill();
    postgres?.stop();
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until each acknowledged member has a mail, or no longer. */
async function allMailed({ acknowledgedMs }: Registrations, { firstMs }: MailSink): Promise<void> {
  const endMs = performance.now() + STRAGGLERS_MS;
  while (performance.now() < endMs && acknowledgedMs.keys().some((email) => !firstMs.has(email))) await sleep(100);
}

/**
 * Longest wait for a mail, seconds: since the acknowledgement, or since the last fault before the mail, which may have delayed it.
 * `never` where a mail did not come.
 */
function longestMailS({ people: { acknowledgedMs }, sink: { firstMs }, faultsMs }: Outcome): string {
  const waitedMs = [...acknowledgedMs].map(([email, acknowledgedAtMs]) => {
    const came = firstMs.get(email) ?? Number.POSITIVE_INFINITY;
    return came - Math.max(acknowledgedAtMs, faultsMs.findLast((fault) => fault < came) ?? 0);
  });
  const mostMs = Math.max(0, ...waitedMs);
  return Number.isFinite(mostMs) ? (mostMs / 1_000).toFixed(1) : 'never';
}

type Settings = Record<string, string> & { PORT: string };

async function settingsOf(folder: string, sink: MailSink, postgres: TemporaryPostgres | null): Promise<Settings> {
  return {
    PORT: String(await freePort()),
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    SAMPLE_LISTINGS: '0',
    SECRET: randomBytes(32).toString('base64url'),
    TRUST_PROXY: 'loopback',
    SMTP_URL: sink.url,
    MAIL_FROM: 'lares@example.ch',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
}

interface Found {
  acknowledged: number;
  /** Acknowledged, and not in the database. */
  lost: number;
  /** Accounts whose mail was never written: half of what belongs together. */
  halves: number;
  /** In the database without an acknowledgement. */
  unacknowledged: number;
}

async function compare(settings: Settings, acknowledged: readonly string[]): Promise<Found> {
  const database = await openDatabase(readConfig(settings));
  try {
    const { rows } = await sql<{ email: string; hasMail: boolean }>`
      select email, exists (select from mail where recipient = email) as "hasMail" from account
      where email like 'person-%'`.execute(database.db);
    const stored = new Set(rows.map(({ email }) => email));
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((email) => !stored.has(email)).length,
      halves: rows.filter(({ hasMail }) => !hasMail).length,
      unacknowledged: stored.size - acknowledged.filter((email) => stored.has(email)).length,
    };
  } finally {
    await database.close();
  }
}

interface Outcome {
  people: Registrations;
  found: Found;
  inFlight: number;
  recoveriesMs: number[];
  /** When each fault struck, milliseconds of `performance.now()`. */
  faultsMs: number[];
  sink: MailSink;
}

function row(name: string, outcome: Outcome): string {
  const { people, found, inFlight, recoveriesMs, sink } = outcome;
  const sorted = recoveriesMs.toSorted((a, b) => a - b).map(Math.round);
  const twice = [...sink.received.values()].filter((times) => times > 1).length;
  const answers = Object.entries(people.answers).map(([status, count]) => `${status}: ${count}`);
  const cells = [
    ...[name, found.acknowledged, found.lost, found.halves, found.unacknowledged, inFlight, twice],
    ...[
      longestMailS(outcome),
      answers.join(', '),
      (people.longestMs / 1_000).toFixed(1),
      `${sorted[Math.floor(sorted.length / 2)]} · ${sorted.at(-1)}`,
    ],
  ];
  return `| ${cells.join(' | ')} |`;
}
