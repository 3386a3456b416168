import { globSync, readFileSync } from 'node:fs';

/** Files of tests besides journeys, which always run on the embedded database. */
const TESTS = '{src,sample,tools,tests}/**/*.test.{ts,tsx}';
const MARK = /^\/\/ engines: both$/m;

/**
 * Files of tests that a run repeats on the embedded database after PostgreSQL, since their subject differs by the engine. Each
 * says so in a line of its own, `// engines: both`.
 */
export function testsOfBothEngines(): string[] {
  return globSync(TESTS)
    .filter((file) => MARK.test(readFileSync(file, 'utf8')))
    .sort();
}
