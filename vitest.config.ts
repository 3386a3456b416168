import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

// The same copy that the server's CommonJS dependencies load: types of two copies do not mix.
const graphql = createRequire(import.meta.url).resolve('graphql');

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    include: ['{src,tools,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**'],
    globalSetup: ['tests/support/prepared-database.ts'],
    // One at work on each core: left to itself, vitest keeps one core free.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
});
