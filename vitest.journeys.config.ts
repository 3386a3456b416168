import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import base from './vitest.config.ts';

export default defineConfig({
  ...base,
  test: {
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: ['tests/support/prepared-database.ts', 'tests/support/journey-server.ts'],
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Built pages run as they are: those that vitest reads line by line are rendered at a fraction of the speed.
    server: { deps: { external: [/\/dist\/server\//] } },
    // As long as the browser's own waits: pages of two journeys share the machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
