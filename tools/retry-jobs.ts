import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { retryDeadJobs } from '#platform/jobs/dead-jobs.ts';
import { plainWords } from '../src/product/plain-words.ts';

/** `npm run jobs:retry`: retries jobs that failed for good. An embedded database serves one process: stop it first. */
try {
  const database = await openDatabase(readConfig());
  try {
    console.log(`${await retryDeadJobs(database)} jobs will be tried again.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(plainWords(error) ?? error);
  process.exitCode = 1;
}
