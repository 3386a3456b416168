import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { step } from '#platform/terminal/progress.ts';
import { buildPages } from './build.ts';
import { installDebianPackages } from './testing/debian.ts';
import { startPostgres } from './testing/postgres.ts';

/** `npm test`: the rules of the house, then every suite on every database, then journeys in a real browser. */
const BIN = 'node_modules/.bin';
/** Longest a suite may take, milliseconds: twice what the longest takes on a slow machine. One that hangs is named and ended, and the rest runs. */
const LONGEST_SUITE_MS = 60 * 60_000;
const tally = { passed: 0, failed: 0, skipped: 0 };

mkdirSync('var/test', { recursive: true });
const complete = await step('What the tests need', () => installDebianPackages());
rules();
suite('embedded database', ['run'], {});
if (complete) {
  const postgres = await step('A PostgreSQL server', () => startPostgres());
  try {
    // Whatever does not open a database would say the same again.
    const users = ['related', 'tests/support/product/test-database.ts', '--run'];
    suite('PostgreSQL', users, { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
  await step('Pages', () => buildPages());
  // As visitors meet it: React of development renders pages at a third of the speed.
  const asVisited = { NODE_ENV: 'production' };
  suite('journeys in Chromium', ['run', '--config', 'vitest.journeys.config.ts'], asVisited);
}
console.log(`Tests: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
if (!complete) console.error('Not everything ran: see above what to install.');
process.exit(tally.failed > 0 || !complete ? 1 : 0);

function rules(): void {
  if (spawnSync(`${BIN}/node`, ['tools/check.ts'], { stdio: 'inherit' }).status !== 0) tally.failed += 1;
  else tally.passed += 1;
}

function suite(name: string, parameters: readonly string[], environment: Record<string, string>): void {
  console.log(`\n— ${name} —`);
  const report = `var/test/report-${name.replaceAll(' ', '-')}.json`;
  rmSync(report, { force: true });
  const { status, error } = spawnSync(
    `${BIN}/vitest`,
    [...parameters, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    { stdio: 'inherit', env: { ...process.env, ...environment }, timeout: LONGEST_SUITE_MS },
  );
  if (error) console.error(`✗ ${name}: ${error.message}`);
  if (!existsSync(report)) {
    tally.failed += 1;
    return;
  }
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
  tally.passed += numPassedTests;
  tally.skipped += numPendingTests;
  // A file that does not even load counts as well.
  tally.failed += status === 0 ? 0 : Math.max(1, numFailedTests);
}
