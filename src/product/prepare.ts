import { alone } from '#platform/db/alone.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { step } from '#platform/terminal/progress.ts';
import { MODULES, QUEUES } from './modules.ts';

/**
 * Brings a database to the state that this version of the product expects: tables, jobs, then the initial data of capabilities.
 *
 * Repeatable; processes that start at once do it one after the other.
 */
export function prepareDatabase(database: DatabaseHandle): Promise<void> {
  return alone(database, async () => {
    await step('Tables', () => migrate(database));
    await step('Jobs', () => prepareJobs(database, QUEUES));
    for (const { prepare } of MODULES) if (prepare) await step(prepare.title, () => prepare.run(database.db));
  });
}
