import { sql } from 'kysely';
import { RelationType } from '#capabilities/favourites/favourite.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';
import { IS_SENT } from './alert-changes.queries.ts';
import { type CutRow, limitByBytes } from './filters-in-parts.queries.ts';
import { NewsKind } from './home-news.ts';

/** An alert that fits a home, and the news about that home. */
export interface Fit {
  alertId: number;
  newsId: number;
}

/** Current filters of the given alerts, without alerts whose homes are not sent (`list` of `filtersInParts`). Index: alert_pkey. */
export async function listFilters(db: Db, ids: readonly number[]): Promise<(CutRow & { filter: unknown })[]> {
  const { rows } = await limitByBytes(sql<{ id: number; filter: unknown }>`
    select a.id, a.filter from alert a where a.id = any(${[...ids]}::int[]) and ${IS_SENT}`).execute(db);
  return rows;
}

/**
 * Stores matches of alerts and homes, each once for the same reason and price.
 *
 * No match is stored for a home that is not public any more, whose news is older than the alert, or that the member owns or has hidden.
 * None is stored for a suspended or removed account, either.
 *
 * The statement waits for an alert that another transaction changes, so that the new interval applies. A deleted alert is left out.
 *
 * The homes of the news are read first (`materialized`), so that the alerts are not joined to all homes.
 *
 * Indexes: home_news_pkey, alert_pkey, offer_relation_pkey.
 */
export async function insertMatches(db: Db, fits: readonly Fit[], now: Date): Promise<void> {
  const newsIds = fits.map(({ newsId }) => newsId);
  await sql`
    with news as materialized (
      select n.*, o.user_id from home_news n
      join active_offer o on o.id = n.active_offer_id and o.status = ${OfferStatus.Active}
      where n.id = any(${[...new Set(newsIds)]}::bigint[])
    )
    insert into alert_match
      (alert_id, active_offer_id, reason, is_change, price, price_before, happened_at, matched_at, frequency)
    select a.id, n.active_offer_id, case when n.kind = ${NewsKind.Changed} then ${NewsKind.New}::int else n.kind end,
      n.kind = ${NewsKind.Changed}, n.price, case when n.kind = ${NewsKind.Cheaper} then n.price_before end, n.happened_at, ${now}, a.notification
    from unnest(${fits.map(({ alertId }) => alertId)}::int[], ${newsIds}::bigint[]) as fit (alert_id, news_id)
    join news n on n.id = fit.news_id
    join alert a on a.id = fit.alert_id
    left join account m on m.id = a.account_id
    where ${IS_SENT} and a.created_at <= n.heard_at
      and (m.id is null or m.status in (${AccountStatus.NotConfirmed}, ${AccountStatus.Active}))
      and (m.id is null or n.user_id is null or m.id <> n.user_id)
      and not exists (select from offer_relation r
        where r.account_id = m.id and r.type = ${RelationType.Hidden} and r.active_offer_id = n.active_offer_id)
    order by a.id, n.active_offer_id
    for share of a
    on conflict do nothing`.execute(db);
}
