import { sql } from 'kysely';
import type { DatabaseHandle, Db } from '#platform/db/db.ts';

/** Mark of a trial's database: no database without it is ever dropped. */
const MARK = 'Lares: trial of a backup';

/** Name of the database for trials, beside that of the product. */
interface TrialDatabase {
  name: string;
  /** Whether the role may create databases. */
  mayCreate: boolean;
  isMarked: boolean;
  /** Statements that create, mark and drop it. */
  create: string;
  mark: string;
  drop: string;
}

async function findTrialDatabase({ db }: DatabaseHandle): Promise<TrialDatabase> {
  const { rows } = await sql<TrialDatabase>`
    with trial as (select left(current_database(), 40) || '_backup_trial' as name)
    select name, (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "mayCreate",
      coalesce((select shobj_description(d.oid, 'pg_database') from pg_database d where d.datname = trial.name) = ${MARK},
        false) as "isMarked",
      format('create database %I', name) as create, format('comment on database %I is %L', name, ${MARK}::text) as mark,
      format('drop database if exists %I with (force)', name) as drop
    from trial`.execute(db);
  const [trial] = rows;
  if (!trial) throw new Error('The server names no database.');
  return trial;
}

/** Drops the database of an earlier trial, if there is one. */
export async function dropTrialDatabase(database: DatabaseHandle): Promise<void> {
  const { isMarked, drop } = await findTrialDatabase(database);
  if (isMarked) await database.maintain(drop);
}

/** Creates an empty database for a trial. Returns its name; null where the role may not create one. */
export async function createTrialDatabase(database: DatabaseHandle): Promise<string | null> {
  await dropTrialDatabase(database);
  const { mayCreate, name, create, mark } = await findTrialDatabase(database);
  if (!mayCreate) return null;
  await database.maintain(create);
  await database.maintain(mark);
  return name;
}

/** Outcome of a trial. */
export interface TrialOutcome {
  triedAt: Date;
  /** Time at which the backup was taken; null when it could not be read. */
  takenAt: Date | null;
  /** Null after a success. */
  failure: string | null;
}

/** Records the latest trial. The time of the last success is retained. */
export async function saveTrial(db: Db, { triedAt, takenAt, failure }: TrialOutcome): Promise<void> {
  const restoredAt = failure === null ? triedAt : null;
  await sql`
    insert into backup_trial as t (tried_at, taken_at, restored_at, failure)
    values (${triedAt}, ${takenAt}, ${restoredAt}, ${failure})
    on conflict (is_only) do update set tried_at = excluded.tried_at, taken_at = excluded.taken_at,
      restored_at = coalesce(excluded.restored_at, t.restored_at), failure = excluded.failure`.execute(db);
}

/** The latest trial, with the time of the last success. */
export const findTrial = (db: Db) =>
  db.selectFrom('backupTrial').select(['restoredAt', 'takenAt', 'failure']).executeTakeFirst();
