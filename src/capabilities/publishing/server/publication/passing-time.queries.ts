import { sql } from 'kysely';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { STEPS } from '../../own-offer-states.ts';

/** Stores the time of this run. Returns the time of the previous one, or null. */
export async function saveRunTime(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ before: Date | null }>`
    insert into passing_time (looked_at) values (${now})
    on conflict (is_only) do update set looked_at = excluded.looked_at
    returning (select looked_at from passing_time) as before`.execute(db);
  return rows[0]?.before ?? null;
}

/** Offers whose days are over, oldest end first. Index: offer_end. */
export const listEnded = (db: Db, now: Date, limit: number): Promise<{ id: number }[]> =>
  db
    .selectFrom('offer')
    .select('id')
    .where('status', 'in', [...STEPS.expire.from])
    .where('endDate', '<=', now)
    .where('userId', 'is not', null)
    .orderBy('endDate')
    .limit(limit)
    .execute();

/** Offers online that end before a time, for the mails to their owners, after an id. Index: offer_end. */
export const listEndingBefore = (
  db: Db,
  { now, before, afterId }: { now: Date; before: Date; afterId: number },
  limit: number,
): Promise<{ id: number; endDate: Date | null }[]> =>
  db
    .selectFrom('offer')
    .select(['id', 'endDate'])
    .where('id', '>', afterId)
    .where('isSample', '=', false)
    .where('status', '=', OfferStatus.Published)
    .where('endDate', '>', now)
    .where('endDate', '<=', before)
    .where('userId', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Statuses of offers whose copies become history later. */
export const OVER_STATUSES: readonly number[] = [OfferStatus.Expired, OfferStatus.Sold];

/** Offers that expired or were sold before a time and whose copies are not history yet. */
export const listForHistory = (db: Db, before: Date, limit: number): Promise<{ id: number }[]> =>
  db
    .selectFrom('offer as o')
    .innerJoin('activeOffer as a', 'a.id', 'o.activeOfferId')
    .select('o.id')
    .where('o.status', 'in', [...OVER_STATUSES])
    .where('a.status', 'in', [OfferStatus.Expired, OfferStatus.Sold])
    // A copy that has left the public is no longer changed.
    .where('a.updatedAt', '<=', before)
    .limit(limit)
    .execute();

/** Private pictures that no offer shows, stored before a time. */
export const listUnusedPictures = (db: Db, before: Date, limit: number): Promise<{ id: number; hash: string }[]> =>
  db
    .selectFrom('picture as p')
    .select(['p.id', 'p.hash'])
    .where('p.isPublic', '=', false)
    .where('p.createdAt', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('offerPicture as op').select('op.pictureId').whereRef('op.pictureId', '=', 'p.id'))),
    )
    .limit(limit)
    .execute();

/** An owner's record and a public copy with inconsistent statuses. */
export interface UnpairedOffer {
  id: number;
  status: number;
  copyStatus: number | null;
}

/**
 * Owner's records whose copy has a status that it must not have.
 *
 * @source docs/reference/transitions.md, "Pairs"
 */
export async function listUnpaired(db: Db): Promise<UnpairedOffer[]> {
  const { rows } = await sql<UnpairedOffer>`
    select o.id, o.status, a.status as "copyStatus"
    from offer o left join active_offer a on a.id = o.active_offer_id
    where o.user_id is not null and not case o.status
      when 30 then a.status = 40
      when 31 then a.status = 43
      when 32 then a.status = 46
      when 33 then a.status = 47
      when 34 then a.status = 48
      when 50 then a.status in (50, 51)
      when 53 then a.status is null or a.status in (53, 51)
      when 52 then a.status = 51
      when 15 then a.status is null or a.status in (40, 46, 50, 51)
      when 20 then a.status is null or a.status in (40, 46, 50, 51)
      when 16 then a.status is null or a.status in (46, 50, 51)
      when 10 then a.status is null or a.status in (46, 50, 51)
      when 99 then a.status is null or a.status = 51
      else a.status is null
    end`.execute(db);
  return rows;
}

/** Number of visible copies whose owner's record does not refer to them. */
export async function countStrayCopies(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from active_offer a
    where a.offer_id is not null and a.status <> 51
      and not exists (select from offer o where o.id = a.offer_id and o.active_offer_id = a.id)`.execute(db);
  return rows[0]?.count ?? 0;
}
