import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { compiledMessages } from './tools/vite/compiled-messages.ts';

// The same copy that the server's CommonJS dependencies load: types of two copies do not mix.
const graphql = createRequire(import.meta.url).resolve('graphql');

/** One test file at work on each core, long ones first: left to itself, vitest keeps one core free. */
export const ONE_PER_CORE = { maxWorkers: '100%', sequence: { sequencer: LongestFirst } } as const;

export default defineConfig({
  plugins: [compiledMessages()],
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    ...ONE_PER_CORE,
    include: ['{src,sample,tools,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**'],
    globalSetup: ['tests/support/prepared-database.ts'],
    // Nothing is asserted of the clock: a busy machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
});
