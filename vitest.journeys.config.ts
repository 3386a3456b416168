import { defineConfig } from 'vitest/config';
import { LONGEST_WAIT_MS } from './tests/support/longest-wait.ts';
import { testsOfOwnProcess } from './tools/testing/own-process.ts';
import { EVERYWHERE, IN_ONE_PROCESS, LONG_ONES_FIRST, SOURCES } from './vitest.config.ts';

const JOURNEYS = 'tests/journeys/**/*.test.ts';
const alone = testsOfOwnProcess(JOURNEYS);
const usual = {
  ...EVERYWHERE,
  // Built pages run as they are: those that vitest reads line by line are rendered at a fraction of the speed.
  server: { deps: { external: [/\/dist\/server\//] } },
  expect: { poll: { timeout: LONGEST_WAIT_MS } },
  testTimeout: 10 * LONGEST_WAIT_MS,
};

export default defineConfig({
  test: {
    ...LONG_ONES_FIRST,
    globalSetup: ['tests/support/prepared-database.ts', 'tests/support/journey-server.ts'],
    projects: [
      { ...SOURCES, test: { ...usual, name: 'alone', include: alone } },
      { ...SOURCES, test: { ...usual, ...IN_ONE_PROCESS, name: 'together', include: [JOURNEYS], exclude: alone } },
    ],
  },
});
