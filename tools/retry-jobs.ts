import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { retryDeadJobs } from '#platform/jobs/dead-jobs.ts';
import { operatorMessage } from '../src/product/operator-message.ts';

/** `npm run jobs:retry`: retries jobs that failed for good. An embedded database serves one process: stop it first. */
try {
  const database = await openDatabase(readConfig());
  try {
    console.log(`${await retryDeadJobs(database)} jobs will be tried again.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(operatorMessage(error) ?? error);
  process.exitCode = 1;
}
