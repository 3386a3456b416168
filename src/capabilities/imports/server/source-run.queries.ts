import { AGENCY_FEEDS_SOURCE } from '#capabilities/offers/offer-source.ts';
import type { Db } from '#platform/db/db.ts';
import type { ImportReport } from '../import-report.ts';

/** A delivery of a feed, carried out or not. */
export interface SourceRun {
  /** Null where there is none of that name. */
  agencyId: number | null;
  agencyName: string;
  at: Date;
  fileName: string | null;
  /** SHA-256, hexadecimal. */
  fileDigest: string;
}

/** Keeps what a delivery did: a row of its own; of those carried out, the source remembers the last one. */
export async function insertRun(
  db: Db,
  { agencyId, agencyName, at, fileName, fileDigest }: SourceRun,
  report: ImportReport,
): Promise<void> {
  const outcome = outcomeOf(report);
  const { read, created, updated, unchanged, withdrawn, missing, putAside, problemCount, counts } = report;
  await db
    .insertInto('source_run')
    .values({
      ...{ source_id: AGENCY_FEEDS_SOURCE, agency_id: agencyId, agency_name: agencyName, ran_at: at, outcome },
      ...{ file_name: fileName, file_digest: fileDigest, encoding: report.encoding },
      ...{ read, created, updated, unchanged, withdrawn, missing, put_aside: putAside, problems: problemCount },
      counts: JSON.stringify(counts),
    })
    .execute();
  if (outcome !== 'done') return;
  await db
    .updateTable('source')
    .set({ last_run_at: at, last_errors: problemCount })
    .where('id', '=', AGENCY_FEEDS_SOURCE)
    .execute();
}

/** When a delivery was last carried out, seconds since the epoch; null when none ever was. */
export async function findLastRunS(db: Db): Promise<number | null> {
  const { at } = await db
    .selectFrom('source')
    .select((of) => of.fn.max('last_run_at').as('at'))
    .executeTakeFirstOrThrow();
  return at && at.getTime() / 1_000;
}

function outcomeOf({ held, refused }: ImportReport): 'done' | 'held' | 'refused' {
  if (refused) return 'refused';
  return held ? 'held' : 'done';
}
