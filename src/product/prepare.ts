import type { DatabaseHandle } from '#platform/db/db.ts';
import { exclusively } from '#platform/db/exclusively.ts';
import { migrate } from '#platform/db/migrate.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { MODULES, QUEUES } from './modules.ts';

/**
 * Brings a database to the state that this version of the product expects: tables, jobs, then the initial data of capabilities.
 *
 * Repeatable; processes that start at once do it one after the other.
 */
export function prepareDatabase(database: DatabaseHandle): Promise<void> {
  return exclusively(database, async () => {
    await reportStep('Tables', () => migrate(database));
    await reportStep('Jobs', () => prepareJobs(database, QUEUES));
    for (const { prepare } of MODULES) if (prepare) await reportStep(prepare.title, () => prepare.run(database.db));
  });
}
