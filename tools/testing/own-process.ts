import { globSync, readFileSync } from 'node:fs';

/** Replacing modules spoils a process for the tests that follow; one that measures its memory is spoilt by those before. */
const SPOILS_PROCESS = /\bvi[.](?:mock|doMock|resetModules)\(|\bprocess[.]memoryUsage\b/;

/** Files of tests that cannot share their process with others. */
export function testsOfOwnProcess(pattern: string): string[] {
  return globSync(pattern).filter((file) => SPOILS_PROCESS.test(readFileSync(file, 'utf8')));
}
