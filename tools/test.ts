import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { reportStep } from '#platform/terminal/progress.ts';
import { buildPages } from './build.ts';
import { testsOfBothEngines } from './testing/both-engines.ts';
import { installDebianPackages } from './testing/debian.ts';
import { type Outcome, takeOutcome } from './testing/outcome.ts';
import { startPostgres } from './testing/postgres.ts';

/**
 * `npm test`: all checks, then all tests on PostgreSQL, those marked `engines: both` on the embedded database as well, components and
 * journeys in a real browser.
 *
 * Without PostgreSQL and a browser all tests that need no browser run on the embedded database. `npm run test:engines` runs all on both
 * databases, for a release.
 */
const BIN = 'node_modules/.bin';
const EVERY_TEST_ON_BOTH = process.argv.includes('--every-test-on-both-engines');
/**
 * Longest duration of a suite, milliseconds: twice that of the longest on a slow machine. A suite that hangs is reported and ended, and the
 * rest runs.
 */
const LONGEST_SUITE_MS = 60 * 60_000;
/** While one file of tests waits for a database server or a browser, a further one runs. */
const ONE_MORE_THAN_CORES = `--maxWorkers=${availableParallelism() + 1}`;
const OUTCOME = 'var/test/outcome.json';
const tally = { passed: 0, failed: 0, skipped: 0 };
/** One line each for the end of the run, where they are found after half an hour of output. */
const failures: string[] = [];
const crashes: string[] = [];
const durations: string[] = [];

mkdirSync('var/test', { recursive: true });
const complete = await reportStep('What the tests need', () => installDebianPackages());
timed('rules', rules);
await reportStep('Pages', () => buildPages());
if (complete) {
  const postgres = await reportStep('A PostgreSQL server', () => startPostgres());
  try {
    suite('PostgreSQL', { options: [ONE_MORE_THAN_CORES], environment: { TEST_DATABASE_URL: postgres.url } });
  } finally {
    postgres.stop();
  }
  suite('embedded database', { files: EVERY_TEST_ON_BOTH ? [] : testsOfBothEngines() });
  // Production mode, as for visitors: React in development renders pages at a third of the speed.
  const environment = { NODE_ENV: 'production' };
  suite('components in Chromium', { options: ['--config', 'vitest.components.config.ts'], environment });
  suite('journeys in Chromium', {
    options: ['--config', 'vitest.journeys.config.ts', ONE_MORE_THAN_CORES],
    environment,
  });
} else {
  suite('embedded database', {});
}
if (crashes.length > 0) console.error(`\nCrashed, and tried once more in a fresh process:\n${crashes.join('\n')}\n`);
if (failures.length > 0) console.error(`\nFailed:\n${failures.join('\n')}\n`);
console.log(`\nSeconds: ${durations.join(', ')}`);
console.log(`Tests: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
if (!complete) console.error('Not everything ran: see above what to install.');
process.exit(tally.failed > 0 || !complete ? 1 : 0);

function rules(): void {
  if (spawnSync(`${BIN}/node`, ['tools/check.ts'], { stdio: 'inherit' }).status === 0) tally.passed += 1;
  else fail('rules of the house', ['see above']);
}

function fail(name: string, reasons: readonly string[]): void {
  tally.failed += reasons.length;
  failures.push(...reasons.map((reason) => `✗ ${name}: ${reason}`));
}

function timed(name: string, work: () => void): void {
  const startedAt = performance.now();
  work();
  durations.push(`${name} ${Math.round((performance.now() - startedAt) / 1_000)}`);
}

/** Arguments of Vitest: all files of a configuration unless some are named. */
interface Suite {
  options?: readonly string[];
  files?: readonly string[];
  environment?: Record<string, string>;
}

/** Runs tests. Files whose process crashed run once more in a fresh one. */
function suite(name: string, asked: Suite): void {
  console.log(`\n— ${name} —`);
  timed(name, () => {
    const { lost, ...outcome } = run(asked);
    count(name, outcome);
    if (lost.length === 0) return;
    console.log(`\n— ${name}: a process crashed, ${lost.length} files run once more —`);
    crashes.push(`${name}: ${lost.join(', ')}`);
    const { lost: lostAgain, ...again } = run({ ...asked, files: lost });
    count(name, again);
    fail(
      name,
      lostAgain.map((file) => `${file} – its process crashed twice`),
    );
  });
}

function count(name: string, { passed, skipped, failures: failed }: Omit<Outcome, 'lost'>): void {
  tally.passed += passed;
  tally.skipped += skipped;
  fail(name, failed);
}

function run({ options = [], files = [], environment = {} }: Suite): Outcome {
  rmSync(OUTCOME, { force: true });
  const { status, error } = spawnSync(`${BIN}/vitest`, ['run', ...options, ...files], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, TEST_OUTCOME: OUTCOME },
    timeout: LONGEST_SUITE_MS,
  });
  const why = error?.message ?? `ended with ${status}, see above`;
  const outcome = takeOutcome(OUTCOME) ?? { passed: 0, skipped: 0, failures: [why], lost: [] };
  // A failure outside of any test fails the suite as well.
  const isExplained = status === 0 || outcome.failures.length > 0 || outcome.lost.length > 0;
  return isExplained ? outcome : { ...outcome, failures: [why] };
}
