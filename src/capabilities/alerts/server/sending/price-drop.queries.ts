import { sql } from 'kysely';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { MatchReason } from '../../alert.ts';

/**
 * Inserts a match for each favourite whose price fell after it was saved, once for each price. Only the last price change counts, and only
 * where the price type stayed the same.
 *
 * Indexes: favourite_offer, active_offer_price_history_offer.
 */
export async function insertPriceDrops(tx: Db, activeOfferIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into alert_match
      (account_id, active_offer_id, reason, price, price_before, happened_at, matched_at)
    select f.account_id, o.id, ${MatchReason.Cheaper}, o.price, fall.price_before, fall.changed_at, ${now}
    from active_offer o
    join favourite f on f.active_offer_id = o.id and f.removed_at is null
    cross join lateral (
      select h.changed_at, h.price, h.price_type,
        lead(h.price) over (order by h.id desc) as price_before, lead(h.price_type) over (order by h.id desc) as type_before
      from active_offer_price_history h where h.active_offer_id = o.id order by h.id desc limit 1
    ) as fall
    where o.id = any(${[...activeOfferIds]}::int[]) and o.status = ${OfferStatus.Active}
      and fall.price = o.price and fall.price_type = o.price_type and fall.type_before = o.price_type
      and fall.price < fall.price_before and fall.changed_at >= f.saved_at
    on conflict do nothing`.execute(tx);
}
