import { defineConfig } from 'vitest/config';
import { LONGEST_WAIT_MS } from './tests/support/runner/longest-wait.ts';
import { AS_BUILT, aloneAndTogether, RUN, SOURCES } from './vitest.config.ts';

const JOURNEYS = 'tests/journeys/**/*.test.ts';
const usual = {
  ...AS_BUILT,
  expect: { poll: { timeout: LONGEST_WAIT_MS } },
  testTimeout: 10 * LONGEST_WAIT_MS,
};

export default defineConfig({
  ...SOURCES,
  test: {
    ...RUN,
    globalSetup: ['tests/support/product/prepared-database.ts', 'tests/support/journey-server/journey-server.ts'],
    projects: aloneAndTogether(JOURNEYS, usual),
  },
});
