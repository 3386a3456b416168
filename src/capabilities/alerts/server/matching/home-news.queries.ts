import { sql } from 'kysely';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import { type HomeNews, NewsKind } from './home-news.ts';

/**
 * Records news of homes that just became public: new, or back on the market. It leaves out homes that went offline meanwhile, and news
 * that is recorded already. Earlier changes are forgotten: this news concerns every alert that finds the home.
 *
 * Indexes: active_offer_status_history_offer, home_change_pkey.
 *
 * @returns ids of the recorded news
 */
export async function insertArrivals(tx: Db, activeOfferIds: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with forgotten as (delete from home_change where active_offer_id = any(${[...activeOfferIds]}::int[]))
    insert into home_news (active_offer_id, kind, price, happened_at, heard_at)
    select o.id, case when exists (
        select from active_offer_status_history e
        where e.active_offer_id = o.id and e.to_status = ${OfferStatus.Active} and e.id < online.id
      ) then ${NewsKind.Back}::int else ${NewsKind.New} end, o.price, online.changed_at, ${now}
    from active_offer o cross join lateral (
      select h.id, h.changed_at from active_offer_status_history h
      where h.active_offer_id = o.id and h.to_status = ${OfferStatus.Active} order by h.id desc limit 1) as online
    where o.id = any(${[...activeOfferIds]}::int[]) and o.status = ${OfferStatus.Active} and exists (select from alert)
    order by o.id
    on conflict (active_offer_id, happened_at) do nothing
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Records news of public homes whose price fell within the last two days. Because of this limit, a later edit of the text alone does not
 * report an old price again.
 *
 * Index: active_offer_price_history_offer.
 *
 * @returns ids of the recorded news
 */
export async function insertPriceFalls(tx: Db, activeOfferIds: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into home_news (active_offer_id, kind, price, price_before, happened_at, heard_at)
    select o.id, ${NewsKind.Cheaper}::int, p.price, p.price_before, p.changed_at, ${now}
    from active_offer o cross join lateral (
      select h.price, h.price_type, h.changed_at, lag(h.price) over earlier as price_before,
        lag(h.price_type) over earlier as type_before
      from active_offer_price_history h where h.active_offer_id = o.id
      window earlier as (order by h.id) order by h.id desc limit 1) as p
    where o.id = any(${[...activeOfferIds]}::int[]) and o.status = ${OfferStatus.Active} and p.price_type = p.type_before
      and p.price > 0 and p.price < p.price_before and p.changed_at > now() - interval '2 days' and exists (select from alert)
    order by o.id
    on conflict (active_offer_id, happened_at) do nothing
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Turns what `home_change` remembers of some homes into news. It leaves out homes that went offline meanwhile, and those with other news
 * of the same moment, which concern more alerts.
 *
 * Index: home_change_pkey.
 *
 * @returns ids of the recorded news
 */
export async function insertChanges(tx: Db, activeOfferIds: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with remembered as (delete from home_change where active_offer_id = any(${[...activeOfferIds]}::int[]) returning *)
    insert into home_news (active_offer_id, kind, price, before, comparable_before, happened_at, heard_at)
    select o.id, ${NewsKind.Changed}::int, o.price, c.before, (c.before ->> 'price')::int, c.changed_at, ${now}
    from remembered c join active_offer o on o.id = c.active_offer_id and o.status = ${OfferStatus.Active}
    where exists (select from alert)
    order by o.id
    on conflict (active_offer_id, happened_at) do nothing
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * The given news that are not matched yet, in the order of their homes, the latest of each first: of several changes that wait, what a home
 * was before the first one counts. Code before migration 0090 recorded only the price before a
 * change: then the rest counts as unchanged.
 *
 * Indexes: home_news_pkey, offer_search_pkey.
 */
export async function listNews(db: Db, ids: readonly number[]): Promise<HomeNews[]> {
  const { rows } = await sql<HomeNews>`
    select n.id::int, n.active_offer_id, n.kind, case when n.kind = ${NewsKind.Changed} then
      coalesce(n.before, to_jsonb(s) - 'changed' || jsonb_build_object('price', n.comparable_before))::text end as before
    from home_news n left join offer_search s on s.id = n.active_offer_id
    where n.id = any(${[...ids]}::bigint[]) and n.matched_at is null
    order by n.active_offer_id, n.id desc`.execute(db);
  return rows;
}

/** Ids of news recorded before a time and not matched yet, oldest first. Index: home_news_waiting. */
export async function listWaitingNews(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('homeNews')
    .select('id')
    .where('matchedAt', 'is', null)
    .where('heardAt', '<', before)
    .orderBy('heardAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks news as matched against all alerts. */
export async function markMatched(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await sql`update home_news set matched_at = ${now} where id = any(${[...ids]}::bigint[])`.execute(db);
}

/** Deletes news matched before a time. Index: home_news_matched. */
export async function deleteMatchedNews(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'homeNews', sql`matched_at < ${before}`);
}
