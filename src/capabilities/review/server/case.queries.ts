import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Known facts of an advertiser. */
export interface AdvertiserRecord {
  memberSince: Date | null;
  emailConfirmed: boolean;
  hasPhone: boolean;
  agencyName: string | null;
  listings: number;
  online: number;
  approved: number;
  rejected: number;
  suspended: number;
}

/** Known facts of an advertiser, in one statement. Indexes: offer_user, audit_entry_object. */
export async function findAdvertiser(db: Db, userId: number): Promise<AdvertiserRecord> {
  const { rows } = await sql<AdvertiserRecord>`
    with own as (select id, status from offer where user_id = ${userId}),
    acts as (
      select act, count(*)::int as count from audit_entry
      where object_kind = 'offer' and object_id in (select id from own)
        and act in ('review.published', 'review.rejected', 'review.suspended')
      group by act)
    select a.created_at as "memberSince", coalesce(a.email_confirmed, false) as "emailConfirmed",
      coalesce(a.phone, a.mobile_phone) is not null as "hasPhone",
      (select name from agency where agency.id = a.agency_id) as "agencyName",
      (select count(*)::int from own where status <> 99) as listings,
      (select count(*)::int from own where status = 30) as online,
      coalesce((select count from acts where act = 'review.published'), 0) as approved,
      coalesce((select count from acts where act = 'review.rejected'), 0) as rejected,
      coalesce((select count from acts where act = 'review.suspended'), 0) as suspended
    from (select) as one left join account a on a.id = ${userId}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The query of an advertiser returned no row.');
  return found;
}

/** An entry of the audit log about an offer. */
export interface ReviewActRow {
  id: number;
  act: string;
  happenedAt: Date;
  actorId: number | null;
  after: unknown;
}

/** Acts of no interest to a reviewer. */
const SILENT = ['offer.read'];

/** Acts of staff on an offer, the latest first. Index: audit_entry_object. */
export const listActsOn = (db: Db, offerId: number, limit: number): Promise<ReviewActRow[]> =>
  db
    .selectFrom('auditEntry')
    .select(['id', 'act', 'happenedAt', 'actorId', 'after'])
    .where('objectKind', '=', 'offer')
    .where('objectId', '=', offerId)
    .where('act', 'not in', SILENT)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
