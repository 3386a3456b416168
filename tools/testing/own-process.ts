import { globSync, readFileSync } from 'node:fs';

/** Replacing modules spoils a process for the tests that follow; one that measures its memory is spoilt by those before. */
const SPOILS_PROCESS = /\bvi[.](?:mock|doMock|resetModules)\(|\bprocess[.]memoryUsage\b/;
/** Databases are embedded whatever server is tested. */
const OPENS_EMBEDDED = /\b(?:openDatabase|openFolderCopy|openInMemory)\(|'preparedFolder'|killed-processes[.]ts'/;
const OPENS_DATABASE = /(?:test-app|test-database|searched-market|offer-walk|worker-pool|-scene)[.]ts'/;

/**
 * Files of tests that cannot share their process with others: besides those that spoil it, whatever opens the embedded
 * database. A process that has opened and closed those of many files dies now and then (SIGSEGV); why is not known. Where
 * a server is tested, most files open none.
 */
export function testsOfOwnProcess(pattern: string): string[] {
  const isServerTested = process.env.TEST_DATABASE_URL !== undefined;
  const reasons = [SPOILS_PROCESS, OPENS_EMBEDDED, ...(isServerTested ? [] : [OPENS_DATABASE])];
  return globSync(pattern).filter((file) => {
    const test = readFileSync(file, 'utf8');
    return reasons.some((reason) => reason.test(test));
  });
}
