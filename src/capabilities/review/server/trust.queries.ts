import { sql } from 'kysely';
import type { BatchFetch } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';

/** What is known for a listing. */
export interface TrustRecord {
  isEmailConfirmed: boolean;
  memberSince: Date | null;
  reviewedAt: Date | null;
  hasOwnPictures: boolean | null;
  feedSince: Date | null;
}

/** What is known for listings, by their ids; null where it was not worked out yet. Index: listing_trust_pkey. */
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
/** An agency that nobody claimed was brought along by the first delivery of its feed. */
const BROUGHT = sql`(select g.created_at from agency g where g.id = o.agency_id and g.status = 10)`;

/**
 * What is known for public listings, from account, review and feed. What a reviewer has not seen since it changed counts as not
 * reviewed. Only what comes out otherwise is written; in the order of the ids, so that two who do so never block each other.
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

/** Public listings that members put up, after an id. Index: active_offer_pkey. */
export async function listOfMembers(db: Db, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from active_offer where status = 40 and user_id is not null and id > ${afterId}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Public listings of which nothing was worked out, after an id. Index: active_offer_pkey. */
export async function listWithoutTrust(db: Db, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from active_offer o where o.status = 40 and o.id > ${afterId}
      and not exists (select from listing_trust t where t.active_offer_id = o.id)
    order by o.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Pictures of some listings are to be compared anew. */
export async function markUncompared(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('listingTrust')
    .set({ hasOwnPictures: null })
    .where('activeOfferId', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('hasOwnPictures', 'is not', null)
    .execute();
}

/**
 * Listings whose pictures were not compared yet and can be: how all of them look is known. Not those of a sample market, who
 * share a few pictures by the thousand. Index: listing_trust_uncompared.
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

/** Says whether pictures of listings are their own. */
export async function updateOwnPictures(db: Db, ids: readonly number[], hasOwnPictures: boolean): Promise<void> {
  await db
    .updateTable('listingTrust')
    .set({ hasOwnPictures })
    .where('activeOfferId', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('hasOwnPictures', 'is distinct from', hasOwnPictures)
    .execute();
}
