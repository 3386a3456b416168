import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { OfferImageRecord, OfferImages } from '../../offer.record.ts';

/** The first `most` pictures of each listing, in their order. Index: active_offer_picture_pkey. */
export async function listOfferImages(db: Db, ids: readonly number[], most: number): Promise<Map<number, OfferImages>> {
  const { rows } = await sql<OfferImageRecord & { offerId: number; total: number }>`
    select op.active_offer_id as "offerId", op.total, p.id as "pictureId", p.hash, p.width, p.height, p.color, p.thumb_hash, op.title
    from (
      select active_offer_id, picture_id, title, count(*) over (partition by active_offer_id)::int as total,
        row_number() over (partition by active_offer_id order by position) as number
      from active_offer_picture where active_offer_id = any(${[...ids]}::int[])
    ) as op
    join picture as p on p.id = op.picture_id
    where op.number <= ${most}
    order by op.active_offer_id, op.number`.execute(db);
  const found = new Map<number, { total: number; images: OfferImageRecord[] }>();
  for (const { offerId, total, ...image } of rows) {
    const known = found.get(offerId);
    if (known) known.images.push(image);
    else found.set(offerId, { total, images: [image] });
  }
  return found;
}
