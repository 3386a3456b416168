import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB as Tables } from '#generated/db.ts';
import type { Db } from './db.ts';
import { isOverTime } from './statements/database-away.ts';

/** Rows of a table that upkeep deletes or changes. A row that was changed must no longer fit the condition. */
export interface OldRows {
  table: keyof Tables;
  /** A condition on columns of the table, backed by an index. */
  where: RawBuilder<SqlBool>;
}

/** Pace of upkeep. */
export interface BatchPace {
  /** Rows of the first batch, and of the largest. */
  firstRows: number;
  mostRows: number;
  /** Longest duration of a run, milliseconds. */
  runMs: number;
}

/** A job with several conditions still ends within its 300 s. */
const PACE: BatchPace = { firstRows: 500, mostRows: 20_000, runMs: 45_000 };
/** Intended duration of a batch, milliseconds: one of half the time doubles the next, one of twice the time halves it. */
const BATCH_MS = 250;
/** Requests that wait for the one session of an embedded database run between two batches. */
const PAUSE_MS = 20;

/**
 * Deletes or changes old rows, a batch in each statement, so that no statement meets the statement limit however many rows there are.
 *
 * Locked rows are skipped. The next run selects the remaining rows by the same condition.
 *
 * @param change the statement, given the condition that picks the rows of a batch
 * @returns number of rows changed
 * @source docs/reference/growth.md, "Growth"
 */
export async function inBatches(
  db: Db,
  rows: OldRows,
  change: (picked: RawBuilder<SqlBool>) => RawBuilder<unknown>,
  { firstRows, mostRows, runMs }: BatchPace = PACE,
): Promise<number> {
  const until = performance.now() + runMs;
  let limit = firstRows;
  let changed = 0;
  for (;;) {
    const began = performance.now();
    const count = await changedBy(db, change(pick(rows, limit)), limit);
    changed += count ?? 0;
    if ((count !== null && count < limit) || performance.now() >= until) return changed;
    limit = count === null ? Math.ceil(limit / 10) : nextLimit(limit, performance.now() - began, mostRows);
    await sleep(PAUSE_MS);
  }
}

/** Deletes old rows in batches (`inBatches`). @returns their number */
export const deleteInBatches = (db: Db, table: OldRows['table'], where: OldRows['where']): Promise<number> =>
  inBatches(db, { table, where }, (picked) => sql`delete from ${sql.table(table)} where ${picked}`);

/** Number of rows that a batch changed; null for one that took too long, of which a smaller one may be tried. */
async function changedBy(db: Db, statement: RawBuilder<unknown>, limit: number): Promise<number | null> {
  try {
    const { numAffectedRows = 0n } = await statement.execute(db);
    return Number(numAffectedRows);
  } catch (error) {
    if (isOverTime(error) && limit > 1) return null;
    throw error;
  }
}

const pick = ({ table, where }: OldRows, limit: number): RawBuilder<SqlBool> => sql<SqlBool>`
  ctid = any(array(select ctid from ${sql.table(table)} where ${where} limit ${limit} for update skip locked))`;

function nextLimit(limit: number, tookMs: number, most: number): number {
  if (tookMs < BATCH_MS / 2) return Math.min(limit * 2, most);
  return tookMs > BATCH_MS * 2 ? Math.max(1, Math.floor(limit / 2)) : limit;
}
