import { AGENCY_FEEDS_SOURCE } from '#capabilities/offers/offer-source.ts';
import type { Db } from '#platform/db/db.ts';
import type { ImportReport } from '../import-report.ts';

/** A delivery of a feed, carried out or not. */
export interface SourceRun {
  /** Null where there is no agency with the name. */
  agencyId: number | null;
  agencyName: string;
  at: Date;
  fileName: string | null;
  /** SHA-256, hexadecimal. */
  fileDigest: string;
}

/** Stores the result of a delivery: a row of its own; for those carried out, the source refers to the last one. */
export async function insertRun(
  db: Db,
  { agencyId, agencyName, at, fileName, fileDigest }: SourceRun,
  report: ImportReport,
): Promise<void> {
  const outcome = outcomeOf(report);
  const { read, created, updated, unchanged, withdrawn, missing, putAside, problemCount, counts } = report;
  await db
    .insertInto('sourceRun')
    .values({
      sourceId: AGENCY_FEEDS_SOURCE,
      agencyId,
      agencyName,
      ranAt: at,
      outcome,
      fileName,
      fileDigest,
      encoding: report.encoding,
      read,
      created,
      updated,
      unchanged,
      withdrawn,
      missing,
      putAside,
      problems: problemCount,
      counts: JSON.stringify(counts),
    })
    .execute();
  if (outcome !== 'done') return;
  await db
    .updateTable('source')
    .set({ lastRunAt: at, lastErrors: problemCount })
    .where('id', '=', AGENCY_FEEDS_SOURCE)
    .execute();
}

/** Time of the last delivery that was carried out, seconds since the epoch; null when there was none. */
export async function findLastRunS(db: Db): Promise<number | null> {
  const { at } = await db
    .selectFrom('source')
    .select((of) => of.fn.max('lastRunAt').as('at'))
    .executeTakeFirstOrThrow();
  return at && at.getTime() / 1_000;
}

function outcomeOf({ held, refused }: ImportReport): 'done' | 'held' | 'refused' {
  if (refused) return 'refused';
  return held ? 'held' : 'done';
}
