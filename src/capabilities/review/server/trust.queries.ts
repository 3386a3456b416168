import { sql } from 'kysely';
import type { BatchFetch } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';

/** Stored facts behind the trust marks of a listing. */
export interface TrustRecord {
  isEmailConfirmed: boolean;
  memberSince: Date | null;
  reviewedAt: Date | null;
  hasOwnPictures: boolean | null;
  feedSince: Date | null;
}

/** Stored facts of listings, by id; null before their first computation. Index: listing_trust_pkey. */
export const trustLoader: BatchFetch<number, TrustRecord | null> = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('listingTrust')
    .select(['activeOfferId as id', 'isEmailConfirmed', 'memberSince'])
    .select(['reviewedAt', 'hasOwnPictures', 'feedSince'])
    .where('activeOfferId', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  const byId = new Map(rows.map(({ id, ...trust }) => [id, trust]));
  return ids.map((id) => byId.get(id) ?? null);
};

const SINCE = sql`(select min(r.ran_at) from source_run r where r.agency_id = o.agency_id and r.outcome = 'done')`;
/** Creation time of an agency without members: it came with the first delivery of its feed. */
const BROUGHT = sql`(select g.created_at from agency g where g.id = o.agency_id and g.status = 10)`;

/**
 * Computes the facts of public listings from account, review and feed. Content that changed since its review counts as not
 * reviewed.
 *
 * Only differences are written, in the order of ids, so that concurrent calls never deadlock.
 */
export async function saveTrustOf(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    insert into listing_trust as t (active_offer_id, is_email_confirmed, member_since, reviewed_at, feed_since)
    select o.id, coalesce(a.email_confirmed, false), a.created_at,
      case when f.review_act = 'published' and f.submitted_at is not null and f.submitted_at > f.reviewed_at then null
        when f.review_act = 'published' then f.reviewed_at end,
      case when o.is_external then coalesce(${SINCE}, ${BROUGHT}) end
    from active_offer o left join account a on a.id = o.user_id left join offer f on f.id = o.offer_id
    where o.status = 40 and o.id = any(${[...ids]}::int[]) order by o.id
    on conflict (active_offer_id) do update set is_email_confirmed = excluded.is_email_confirmed,
      member_since = excluded.member_since, reviewed_at = excluded.reviewed_at, feed_since = excluded.feed_since
    where (t.is_email_confirmed, t.member_since, t.reviewed_at, t.feed_since) is distinct from
      (excluded.is_email_confirmed, excluded.member_since, excluded.reviewed_at, excluded.feed_since)`.execute(db);
}

/** Public listings of members, after an id. Index: active_offer_pkey. */
export async function listOfMembers(db: Db, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from active_offer where status = 40 and user_id is not null and id > ${afterId}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Public listings without computed facts, after an id. Index: active_offer_pkey. */
export async function listWithoutTrust(db: Db, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from active_offer o where o.status = 40 and o.id > ${afterId}
      and not exists (select from listing_trust t where t.active_offer_id = o.id)
    order by o.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks the pictures of some listings for a new comparison. */
export async function markUncompared(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('listingTrust')
    .set({ hasOwnPictures: null })
    .where('activeOfferId', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('hasOwnPictures', 'is not', null)
    .execute();
}

/**
 * Listings whose pictures all have hashes, but were not compared yet. Listings of a sample market are left out, as
 * thousands of them share a few pictures.
 *
 * Index: listing_trust_uncompared.
 */
export async function listUncompared(
  db: Db,
  afterId: number,
  limit: number,
): Promise<{ id: number; pictureIds: number[] }[]> {
  const { rows } = await sql<{ id: number; pictureIds: number[] }>`
    select t.active_offer_id as id, array_agg(p.id) as "pictureIds"
    from listing_trust t join active_offer o on o.id = t.active_offer_id
      join active_offer_picture ap on ap.active_offer_id = t.active_offer_id
      join picture p on p.id = ap.picture_id
    where t.has_own_pictures is null and t.active_offer_id > ${afterId} and not o.is_sample
    group by t.active_offer_id having bool_and(p.print is not null)
    order by t.active_offer_id limit ${limit}`.execute(db);
  return rows;
}

/** Sets whether pictures of listings are their own. */
export async function updateOwnPictures(db: Db, ids: readonly number[], hasOwnPictures: boolean): Promise<void> {
  await db
    .updateTable('listingTrust')
    .set({ hasOwnPictures })
    .where('activeOfferId', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('hasOwnPictures', 'is distinct from', hasOwnPictures)
    .execute();
}
