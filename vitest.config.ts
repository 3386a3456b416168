import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/runner/longest-first.ts';
import { outcomeReporters } from './tools/testing/outcome-reporter.ts';
import { testsOfOwnProcess } from './tools/testing/own-process.ts';
import { compiledMessages } from './tools/vite/compiled-messages.ts';

// The same copy that the server's CommonJS dependencies load: types of two copies do not mix.
const graphql = createRequire(import.meta.url).resolve('graphql');

/** How sources are read, by tests and by what is set up before them. */
export const SOURCES = {
  plugins: [compiledMessages()],
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
};

/** How files of tests are run: what takes long begins first; `npm test` reads how they ended from the file it names. */
export const RUN = {
  sequence: { sequencer: LongestFirst },
  reporters: ['default', ...outcomeReporters()],
};

/** Files of tests one after the other in one process: to read the product anew for each takes longer than most of them. */
const IN_ONE_PROCESS = { isolate: false, setupFiles: ['tests/support/runner/clean-up.ts'] };

/** Where processes that tests start find sources compiled: most of their start is to read the product. */
const COMPILED = fileURLToPath(new URL('./var/test/compiled', import.meta.url));

/** What holds for all tests; one file of them is at work on each core: left to itself, vitest keeps one core free. */
export const EVERYWHERE = {
  maxWorkers: '100%',
  // V8 may free code of an embedded database that has ended with its thread, at which the process of all these tests dies.
  execArgv: ['--no-wasm-code-gc'],
  hookTimeout: 300_000,
  // No test asks a service outside for streets.
  env: { NODE_ENV: 'test', TZ: 'UTC', MAP_STREETS: 'off', NODE_COMPILE_CACHE: COMPILED },
};

/** Pages as built, as visitors meet them: React of development makes them at a third of the speed, as does vitest, which reads line by line. */
export const AS_BUILT = {
  ...EVERYWHERE,
  env: { ...EVERYWHERE.env, NODE_ENV: 'production' },
  server: { deps: { external: [/\/dist\/server\//] } },
};

/** Tests of which some need a process of their own: these have it, the others share theirs. Each project extends the file that lists it. */
export function aloneAndTogether(pattern: string, usual: object, exclude: readonly string[] = []) {
  const alone = testsOfOwnProcess(pattern);
  const shared = { ...usual, ...IN_ONE_PROCESS, name: 'together', include: [pattern], exclude: [...exclude, ...alone] };
  return [{ test: { ...usual, name: 'alone', include: alone, exclude: [...exclude] } }, { test: shared }];
}

const TESTS = '{src,sample,tools,tests}/**/*.test.{ts,tsx}';
/** Built pages asked for over HTTP. */
const PAGES = 'tests/pages/**/*.test.ts';
/** They have their own configurations. */
const JOURNEYS = 'tests/journeys/**';
export const BROWSER_TESTS = 'src/**/*.browser.test.tsx';
// Nothing is asserted of the clock: a busy machine may take its time.
const usual = { ...EVERYWHERE, testTimeout: 300_000 };

export default defineConfig({
  ...SOURCES,
  test: {
    ...RUN,
    globalSetup: ['tests/support/product/prepared-database.ts'],
    projects: [
      ...aloneAndTogether(TESTS, usual, [PAGES, JOURNEYS, BROWSER_TESTS]),
      { test: { ...usual, ...AS_BUILT, ...IN_ONE_PROCESS, name: 'pages', include: [PAGES] } },
    ],
  },
});
