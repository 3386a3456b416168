import { globSync, readFileSync } from 'node:fs';

/**
 * Replacing modules spoils a process for the tests that follow; one that measures its memory is spoilt by those before. A process
 * that has opened and closed the embedded database of many files dies now and then (SIGSEGV); why is not known.
 */
const NEEDS_OWN_PROCESS =
  /\bvi[.](?:mock|doMock|resetModules)\(|\bprocess[.]memoryUsage\b|\bopenDatabase\(|(?:test-app|test-database|killed-processes|searched-market|offer-walk|worker-pool|-scene)[.]ts'/;

/** Files of tests that cannot share their process with others. */
export const testsOfOwnProcess = (pattern: string): string[] =>
  globSync(pattern).filter((file) => NEEDS_OWN_PROCESS.test(readFileSync(file, 'utf8')));
