import { type SqlBool, sql } from 'kysely';
import type { BatchFetch } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { inBatches } from '#platform/db/in-batches.queries.ts';
import type { ReportDecision, ReportReason } from '../report.ts';

/** A problem that somebody told of. */
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

/** A report that is new. */
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
    .selectFrom('offer_report')
    .select(['id', 'active_offer_id as activeOfferId', 'reason', 'description', 'first_name as firstName'])
    .select(['last_name as lastName', 'email', 'locale', 'account_id as accountId', 'reported_at as reportedAt'])
    .select(['decision', 'decision_note as decisionNote', 'decided_at as decidedAt'])
    .$castTo<ReportRecord>();

/** Adds a report, unless the same one is there. Returns whether it is new. */
export async function insertReport(tx: Db, report: NewReport): Promise<boolean> {
  const row = await tx
    .insertInto('offer_report')
    .values({
      ...{ active_offer_id: report.activeOfferId, reason: report.reason, description: report.description },
      ...{ first_name: report.firstName, last_name: report.lastName, email: report.email, phone: report.phone },
      ...{ locale: report.locale, account_id: report.accountId, digest: report.digest },
      reported_at: report.reportedAt,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the same report is there already. Index: offer_report_digest. */
export async function hasReport(db: Db, digest: string): Promise<boolean> {
  const row = await db.selectFrom('offer_report').select('id').where('digest', '=', digest).executeTakeFirst();
  return row !== undefined;
}

/** A report, its row locked. */
export const lockReport = (tx: Db, id: number): Promise<ReportRecord | undefined> =>
  selectReports(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Reports of a page. Indexes: offer_report_open, offer_report_decided. */
export function listReports(
  db: Db,
  { isDecided, offset, limit }: { isDecided: boolean; offset: number; limit: number },
): Promise<ReportRecord[]> {
  const found = isDecided
    ? selectReports(db).where('decision', 'is not', null).orderBy('decided_at', 'desc').orderBy('id', 'desc')
    : selectReports(db).where('decision', 'is', null).orderBy('reported_at').orderBy('id');
  return found.offset(offset).limit(limit).execute();
}

/** How many reports there are. */
export async function countReports(db: Db, isDecided: boolean): Promise<number> {
  const row = await db
    .selectFrom('offer_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('decision', isDecided ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How many nobody has decided about. Index: offer_report_open. */
export const countOpen = (db: Db): Promise<number> => countReports(db, false);

/** Writes a decision. */
export async function updateDecision(
  tx: Db,
  id: number,
  decided: { decision: ReportDecision; note: string | null; by: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('offer_report')
    .set({ decision: decided.decision, decision_note: decided.note, decided_by: decided.by, decided_at: decided.at })
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

/** Listings that were reported, by their ids; null for one that is gone. Index: active_offer_pkey. */
export const reportedListingLoader: BatchFetch<number, ReportedListingRecord | null> = async ({ db }, ids) => {
  const { rows } = await sql<ReportedListingRecord>`
    select o.id, o.offer_id as "offerId", o.user_id as "userId", o.agency_id as "agencyId", o.status,
      o.offer_type as "offerType", o.title, o.city, o.price,
      coalesce(o.agency_name, (select name from agency where agency.id = o.agency_id)) as "agencyName",
      (select count(*)::int from offer_report r where r.active_offer_id = o.id and r.decision is null) as "openReports"
    from active_offer o where o.id = any(${[...ids]}::int[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** Forgets who told, of reports that were decided before a moment. Returns how many. Index: offer_report_decided. */
export function anonymizeDecided(db: Db, decidedBefore: Date): Promise<number> {
  const where = sql<SqlBool>`decided_at < ${decidedBefore} and email is not null`;
  return inBatches(
    db,
    { table: 'offer_report', where },
    (picked) => sql`
      update offer_report set first_name = null, last_name = null, email = null, phone = null, account_id = null
      where ${picked}`,
  );
}

/** What accounts reported, for their owners. Index: offer_report_account. */
export const listReportsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('offer_report')
    .select(['reported_at as reportedAt', 'active_offer_id as listing', 'reason', 'description', 'email', 'phone'])
    .select(['decision', 'decided_at as decidedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** Takes whatever names accounts out of their reports; what they told stays, as far as it is about a listing. */
export async function anonymizeReports(tx: Db, accountIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('offer_report')
    .set({ first_name: null, last_name: null, email: null, phone: null, account_id: null })
    .where('account_id', 'in', [...accountIds])
    .execute();
}
