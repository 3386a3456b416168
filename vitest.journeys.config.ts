import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

export default defineConfig({
  ...base,
  test: {
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: ['tests/support/prepared-database.ts', 'tests/support/journey-server.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
