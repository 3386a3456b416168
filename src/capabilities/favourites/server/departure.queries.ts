import { type SqlBool, sql } from 'kysely';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { inBatches } from '#platform/db/in-batches.queries.ts';

/** Clears the texts of homes whose owners were erased. Index: active_offer_wordless. */
export async function markTextDeleted(db: Db): Promise<void> {
  const where = sql<SqlBool>`
    title <> '' and exists (select from active_offer o where o.id = left_offer.active_offer_id and o.title = '')`;
  await inBatches(db, { table: 'leftOffer', where }, (picked) => sql`update left_offer set title = '' where ${picked}`);
}

/**
 * Stores the present facts of saved homes that are not public any more. A home that is public again is left out, and an earlier row is
 * overwritten.
 */
export async function saveLeftOffers(tx: Db, activeOfferIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into left_offer (active_offer_id, title, price, price_type, currency, left_at)
    select o.id, o.title, o.price, o.price_type, o.currency, coalesce((
      select max(h.changed_at) from active_offer_status_history h
      where h.active_offer_id = o.id and h.from_status = ${OfferStatus.Active}), ${now})
    from active_offer o
    where o.id = any(${[...activeOfferIds]}::int[]) and o.status <> ${OfferStatus.Active}
      and exists (select from favourite f where f.active_offer_id = o.id)
    order by o.id
    on conflict (active_offer_id) do update set title = excluded.title, price = excluded.price,
      price_type = excluded.price_type, currency = excluded.currency, left_at = excluded.left_at`.execute(tx);
}
