import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { step } from '#platform/terminal/progress.ts';
import { buildPages } from './build.ts';
import { installDebianPackages } from './testing/debian.ts';
import { startPostgres } from './testing/postgres.ts';

/** `npm test`: the rules of the house, then every suite on every database, then journeys in a real browser. */
const BIN = 'node_modules/.bin';
/** Longest a suite may take, milliseconds: twice what the longest takes on a slow machine. One that hangs is named and ended, and the rest runs. */
const LONGEST_SUITE_MS = 60 * 60_000;
/** Where tests wait for a database server, a further file of them goes on meanwhile. */
const ONE_MORE_THAN_CORES = `--maxWorkers=${availableParallelism() + 1}`;
const tally = { passed: 0, failed: 0, skipped: 0 };
/** What failed, a line each: told of again at the end, where it is looked for after half an hour of output. */
const failures: string[] = [];

mkdirSync('var/test', { recursive: true });
const complete = await step('What the tests need', () => installDebianPackages());
rules();
suite('embedded database', ['run'], {});
if (complete) {
  const postgres = await step('A PostgreSQL server', () => startPostgres());
  try {
    // Whatever does not open a database would say the same again.
    const users = ['related', 'tests/support/product/test-database.ts', '--run', ONE_MORE_THAN_CORES];
    suite('PostgreSQL', users, { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
  await step('Pages', () => buildPages());
  // As visitors meet it: React of development renders pages at a third of the speed.
  const asVisited = { NODE_ENV: 'production' };
  suite('journeys in Chromium', ['run', '--config', 'vitest.journeys.config.ts'], asVisited);
}
if (failures.length > 0) console.error(`\nFailed:\n${failures.join('\n')}\n`);
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

function suite(name: string, parameters: readonly string[], environment: Record<string, string>): void {
  console.log(`\n— ${name} —`);
  const report = `var/test/report-${name.replaceAll(' ', '-')}.json`;
  rmSync(report, { force: true });
  const { status, error } = spawnSync(
    `${BIN}/vitest`,
    [...parameters, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    { stdio: 'inherit', env: { ...process.env, ...environment }, timeout: LONGEST_SUITE_MS },
  );
  if (!existsSync(report)) {
    fail(name, [error?.message ?? `ended with ${status} and left no report`]);
    return;
  }
  const { numPassedTests, numPendingTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  tally.passed += numPassedTests;
  tally.skipped += numPendingTests;
  const failed = testResults.flatMap(failuresOf);
  // What no test is blamed for, such as an error after its end, fails the suite as well.
  fail(name, status === 0 || failed.length > 0 ? failed : [error?.message ?? `ended with ${status}, see above`]);
}

/** What is read of vitest's report. */
interface Report {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly ReportedFile[];
}

interface ReportedFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
}

/** Failed tests of a file, a line each; a file that does not even load is one of them. */
function failuresOf({ name, status, message, assertionResults }: ReportedFile): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file} – ${firstLine(message)}`];
  return failed.map(({ fullName, failureMessages }) => `${file} – ${fullName}: ${firstLine(failureMessages[0])}`);
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? '';
}
