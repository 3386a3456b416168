import { afterAll, vi } from 'vitest';

/** What a file of tests left to the next one in its process: globals, environment and clock are again what they were. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
