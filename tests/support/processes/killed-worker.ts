import type { JobDefinition } from '#platform/jobs/job.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';
import { environmentDatabase } from '#tests/support/product/environment-database.ts';
import { testServices } from '#tests/support/product/test-services.ts';

/** Works on jobs of the database in the environment until the process is killed or the worker stopped, and is known for gone two seconds later. */
export async function workUntilKilled(...jobs: readonly JobDefinition[]): Promise<Worker> {
  return startWorker({
    database: await environmentDatabase(),
    services: testServices(),
    definitions: jobs,
    log: { warn: () => {}, error: console.error },
    now: () => new Date(),
    signsOfLife: { everyS: 0.2, lookEveryMs: 400, looks: 5 },
  });
}
