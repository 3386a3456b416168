import { afterAll, vi } from 'vitest';

/** Restores the state that a test file left to the next one in its process: globals, environment and clock. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
