import { sql } from 'kysely';
import { backgroundContext } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import type { JobDefinition } from '#platform/jobs/job.ts';
import { JOBS } from '../../../src/product/modules.ts';
import { TEST_NOW, type TestApp } from './test-app.ts';

/** Does all jobs of the capabilities that wait, in their order, as a worker would. Returns how many. */
export const doJobs = (app: TestApp, now: () => Date = () => TEST_NOW): Promise<number> => doJobsOf(JOBS, app, now);

/** Does all jobs of these kinds that wait. Returns how many. */
export async function doJobsOf(
  definitions: readonly JobDefinition[],
  { database: { db }, services }: { database: Pick<DatabaseHandle, 'db'>; services: Services },
  now: () => Date = () => TEST_NOW,
): Promise<number> {
  let done = 0;
  for (const { kind, handle } of definitions) {
    const { rows } = await sql<{ id: string; data: object }>`
      delete from pgboss.job where name = ${kind.name} and state = 'created' returning id, data`.execute(db);
    for (const { id, data } of rows) await handle(backgroundContext({ db, services, requestId: id, now }), data);
    done += rows.length;
  }
  return done;
}
