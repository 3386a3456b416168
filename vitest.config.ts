import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,tools,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**'],
    globalSetup: ['tests/support/prepared-database.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
});
