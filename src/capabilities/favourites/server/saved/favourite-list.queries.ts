import { type RawBuilder, sql } from 'kysely';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import type { LeftOffer } from '../../favourite.record.ts';
import type { FavouriteOrder } from '../../favourite.ts';

/** A row of a list of favourites, without the public record of the home. */
export interface ListedFavourite {
  id: number;
  activeOfferId: number;
  isOwn: boolean;
  isPublic: boolean;
  note: string;
  savedPrice: number | null;
  savedPriceType: number;
  savedAt: Date;
  left: LeftOffer | null;
}

/** A slice of a list. */
export interface ListSlice {
  /** Member whose list and notes are read. */
  accountId: number;
  /** Members whose favourites are on the list: the member, and others of the circle. */
  heartsOf: readonly number[];
  orderBy: FavouriteOrder;
  /** Restricts the list to one home. */
  only?: number;
  limit: number;
  offset: number;
}

/**
 * Sort expressions. A home that is not public any more has no values and comes last.
 *
 * The order by phone depends only on whether there is a number.
 */
const ORDERS: Readonly<Record<FavouriteOrder, RawBuilder<unknown>>> = {
  0: sql`s.recommended_rank desc nulls last`,
  1: sql`f.saved_at desc`,
  2: sql`f.saved_at`,
  3: sql`s.price desc nulls last`,
  4: sql`s.price nulls last`,
  5: sql`s.rooms desc nulls last`,
  6: sql`s.rooms nulls last`,
  7: sql`s.living_space desc nulls last`,
  8: sql`s.living_space nulls last`,
  12: sql`s.city_key desc nulls last`,
  13: sql`s.city_key nulls last`,
  14: sql`lower(nullif(f.note, '')) desc nulls last`,
  15: sql`lower(nullif(f.note, '')) nulls last`,
  16: sql`(select name from source where source.id = s.source_id) desc nulls last`,
  17: sql`(select name from source where source.id = s.source_id) nulls last`,
  18: sql`(s.id is null), (o.phone_number is not null) desc`,
  19: sql`(s.id is null), (o.phone_number is not null)`,
};

/**
 * Homes of a list, each once, with the note of the list's member. Homes that are not public any more come with their stored facts, but
 * without texts where the owner was erased.
 *
 * Index: favourite_account_id_active_offer_id_key.
 */
export async function listFavourites(
  db: Db,
  { accountId, heartsOf, orderBy, only, limit, offset }: ListSlice,
): Promise<{ total: number; rows: ListedFavourite[] }> {
  const { rows } = await sql<Omit<ListedFavourite, 'left'> & LeftOffer & { total: string; leftAt: Date | null }>`
    with f as (
      select distinct on (active_offer_id) id, active_offer_id, account_id = ${accountId} as is_own,
        case when account_id = ${accountId} then note else '' end as note, saved_price, saved_price_type, saved_at
      from favourite
      where account_id = any(${[...heartsOf]}::int[]) and removed_at is null
        ${only === undefined ? sql`` : sql`and active_offer_id = ${only}`}
      order by active_offer_id, account_id = ${accountId} desc, id
    )
    select f.id, f.active_offer_id, f.is_own, o.status = ${OfferStatus.Active} as "isPublic",
      f.note, f.saved_price, f.saved_price_type, f.saved_at,
      case when o.title = '' then '' else l.title end as title, l.price, l.price_type, l.currency,
      l.left_at, count(*) over () as total
    from f join active_offer o on o.id = f.active_offer_id
    left join offer_search s on s.id = o.id
    left join left_offer l on l.active_offer_id = o.id and o.status <> ${OfferStatus.Active}
    order by ${ORDERS[orderBy]}, f.saved_at desc, f.id desc
    limit ${limit} offset ${offset}`.execute(db);
  const list = rows.map(({ total: _, title, price, priceType, currency, leftAt, ...row }) => ({
    ...row,
    left: leftAt && { title, price, priceType, currency, leftAt },
  }));
  return { total: Number(rows[0]?.total ?? 0), rows: list };
}

/** Number of homes on a list, for a page beyond its end. */
export async function countListed(db: Db, heartsOf: readonly number[]): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(distinct active_offer_id) as total from favourite
    where account_id = any(${[...heartsOf]}::int[]) and removed_at is null`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** Favourites with notes of several members among several homes. */
export async function listHearts(
  db: Db,
  accountIds: readonly number[],
  activeOfferIds: readonly number[],
): Promise<{ accountId: number; activeOfferId: number; note: string }[]> {
  const { rows } = await sql<{ accountId: number; activeOfferId: number; note: string }>`
    select account_id, active_offer_id, note from favourite
    where account_id = any(${[...accountIds]}::int[]) and active_offer_id = any(${[...activeOfferIds]}::int[])
      and removed_at is null`.execute(db);
  return rows;
}

/** All stored favourites of a member, for the data export. */
export async function listAllFavourites(db: Db, accountId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select f.active_offer_id, f.note, f.saved_price, f.saved_at,
      f.removed_at, (select vote from favourite_vote v
        where v.account_id = f.account_id and v.active_offer_id = f.active_offer_id) as vote
    from favourite f where f.account_id = ${accountId} order by f.id`.execute(db);
  return rows;
}
