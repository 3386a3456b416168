import { type SqlBool, sql } from 'kysely';
import type { BatchFetch } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { inBatches } from '#platform/db/in-batches.queries.ts';
import type { ReportDecision, ReportReason } from '../report.ts';

/** A report of a problem. */
export interface ReportRecord {
  id: number;
  activeOfferId: number | null;
  reason: ReportReason;
  description: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  locale: string;
  accountId: number | null;
  reportedAt: Date;
  decision: ReportDecision | null;
  decisionNote: string | null;
  decidedAt: Date | null;
}

/** A report to be inserted. */
export interface NewReport
  extends Pick<ReportRecord, 'activeOfferId' | 'reason' | 'description' | 'locale' | 'accountId' | 'reportedAt'> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  digest: string;
}

const selectReports = (db: Db) =>
  db
    .selectFrom('offerReport')
    .select(['id', 'activeOfferId', 'reason', 'description', 'firstName'])
    .select(['lastName', 'email', 'locale', 'accountId', 'reportedAt'])
    .select(['decision', 'decisionNote', 'decidedAt'])
    .$castTo<ReportRecord>();

/** Inserts a report, unless the same one exists. Returns whether it is new. */
export async function insertReport(tx: Db, report: NewReport): Promise<boolean> {
  const row = await tx
    .insertInto('offerReport')
    .values(report)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the same report exists. Index: offer_report_digest. */
export async function hasReport(db: Db, digest: string): Promise<boolean> {
  const row = await db.selectFrom('offerReport').select('id').where('digest', '=', digest).executeTakeFirst();
  return row !== undefined;
}

/** A report; locks its row. */
export const lockReport = (tx: Db, id: number): Promise<ReportRecord | undefined> =>
  selectReports(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Reports of a page. Indexes: offer_report_open, offer_report_decided. */
export function listReports(
  db: Db,
  { isDecided, offset, limit }: { isDecided: boolean; offset: number; limit: number },
): Promise<ReportRecord[]> {
  const found = isDecided
    ? selectReports(db).where('decision', 'is not', null).orderBy('decidedAt', 'desc').orderBy('id', 'desc')
    : selectReports(db).where('decision', 'is', null).orderBy('reportedAt').orderBy('id');
  return found.offset(offset).limit(limit).execute();
}

/** Number of reports. */
export async function countReports(db: Db, isDecided: boolean): Promise<number> {
  const row = await db
    .selectFrom('offerReport')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('decision', isDecided ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Number of open reports. Index: offer_report_open. */
export const countOpen = (db: Db): Promise<number> => countReports(db, false);

/** Stores a decision. */
export async function updateDecision(
  tx: Db,
  id: number,
  decided: { decision: ReportDecision; note: string | null; by: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('offerReport')
    .set({ decision: decided.decision, decisionNote: decided.note, decidedBy: decided.by, decidedAt: decided.at })
    .where('id', '=', id)
    .execute();
}

/** The listing of a report. */
export interface ReportedListingRecord {
  id: number;
  offerId: number | null;
  userId: number | null;
  agencyId: number | null;
  status: number;
  offerType: number;
  title: string;
  city: string;
  price: number | null;
  agencyName: string | null;
  openReports: number;
}

/** Reported listings by id; null for a missing one. Index: active_offer_pkey. */
export const reportedListingLoader: BatchFetch<number, ReportedListingRecord | null> = async ({ db }, ids) => {
  const { rows } = await sql<ReportedListingRecord>`
    select o.id, o.offer_id, o.user_id, o.agency_id, o.status,
      o.offer_type, o.title, o.city, o.price,
      coalesce(o.agency_name, (select name from agency where agency.id = o.agency_id)) as "agencyName",
      (select count(*)::int from offer_report r where r.active_offer_id = o.id and r.decision is null) as "openReports"
    from active_offer o where o.id = any(${[...ids]}::int[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** Erases the reporters of reports decided before a time; returns the number of reports. Index: offer_report_decided. */
export function anonymizeDecided(db: Db, decidedBefore: Date): Promise<number> {
  const where = sql<SqlBool>`decided_at < ${decidedBefore} and email is not null`;
  return inBatches(
    db,
    { table: 'offerReport', where },
    (picked) => sql`
      update offer_report set first_name = null, last_name = null, email = null, phone = null, account_id = null
      where ${picked}`,
  );
}

/** Reports of accounts, for their export. Index: offer_report_account. */
export const listReportsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('offerReport')
    .select(['reportedAt', 'activeOfferId as listing', 'reason', 'description', 'email', 'phone'])
    .select(['decision', 'decidedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

/** Removes identifying data of accounts from their reports; the content about a listing stays. */
export async function anonymizeReports(tx: Db, accountIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('offerReport')
    .set({ firstName: null, lastName: null, email: null, phone: null, accountId: null })
    .where('accountId', 'in', [...accountIds])
    .execute();
}
