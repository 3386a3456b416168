import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { DatabaseHandle, Db } from '#platform/db/db.ts';

/** Schema of the job tables; pg-boss creates and changes it. */
const SCHEMA = 'pgboss';

/** Interval at which pg-boss maintains tables that this product does not use (plans, statistics, chains of jobs), seconds. */
const UNUSED_S = 12 * 3_600;

/** Interval at which schedules are checked, seconds. */
const SCHEDULE_S = 45;

/** Statements of pg-boss, on a handle or inside a transaction; the rows keep its own names. */
const runOn = (db: Db) => async (text: string, values: unknown[]) => {
  const { rows } = await db.withoutPlugins().executeQuery<object>(CompiledQuery.raw(text, values));
  return { rows: [...rows] };
};

/**
 * pg-boss on our own connections.
 *
 * @param isWorking whether it will fetch jobs and maintain the queues, once started
 */
export function bossOn(database: DatabaseHandle, { isWorking }: { isWorking: boolean }): PgBoss {
  const run = runOn(database.db);
  return new PgBoss({
    schema: SCHEMA,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    db: {
      // Without values it may be several statements, among them changes of tables, which may take longer.
      executeSql: async (text, values) =>
        values?.length ? run(text, values) : { rows: await executeOn(database, text) },
      listen: (channel, onMessage, onBegin) => database.listen(channel, { onMessage, onBegin }),
    },
    useListenNotify: isWorking,
    supervise: isWorking,
    schedule: isWorking,
    cronMonitorIntervalSeconds: SCHEDULE_S,
    cronWorkerIntervalSeconds: SCHEDULE_S,
    reindex: false,
    monitorVacuum: false,
    flowIntervalSeconds: UNUSED_S,
    bamIntervalSeconds: UNUSED_S,
  });
}

/** pg-boss inside a transaction: its writes commit with it. */
export function bossIn(tx: Db): PgBoss {
  const run = runOn(tx);
  return new PgBoss({ schema: SCHEMA, db: { executeSql: (text, values) => run(text, values ?? []) } });
}

/** Changes of tables are upkeep. */
const executeOn = (database: DatabaseHandle, text: string): Promise<object[]> =>
  /\b(create|alter|drop)\b/i.test(text) ? database.maintain(text) : database.execute(text);
