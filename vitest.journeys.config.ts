import { defineConfig } from 'vitest/config';
import { EVERYWHERE, IN_ONE_PROCESS, LONG_ONES_FIRST, SOURCES } from './vitest.config.ts';

export default defineConfig({
  ...SOURCES,
  test: {
    ...LONG_ONES_FIRST,
    ...EVERYWHERE,
    ...IN_ONE_PROCESS,
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: ['tests/support/prepared-database.ts', 'tests/support/journey-server.ts'],
    // Built pages run as they are: those that vitest reads line by line are rendered at a fraction of the speed.
    server: { deps: { external: [/\/dist\/server\//] } },
    // As long as the browser's own waits: pages of two journeys share the machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 240_000,
  },
});
