import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Facts that a search derives from a public listing, derived from an owner's record. */
export interface PreviewFacts {
  offerId: number;
  /** Monthly or total rent. */
  comparablePrice: number | null;
  cantonId: number | null;
  zoneId: number | null;
  agencyName: string | null;
  /** Median asking price per m² of such homes in its municipality; null where too few are known. */
  cityMedianPricePerM2: number | null;
}

/** Fewest homes for a meaningful median. */
const ENOUGH_FOR_MEDIAN = 10;

/** Derived facts of owners' offers. Index: offer_pkey. */
export const listPreviewFacts = (db: Db, offerIds: readonly number[]): Promise<PreviewFacts[]> =>
  db
    .selectFrom('offer as o')
    .leftJoin('account as a', 'a.id', 'o.userId')
    .leftJoin('agency', 'agency.id', 'a.agencyId')
    .leftJoin('location as l', 'l.id', 'o.cityId')
    .leftJoin('placePrice as p', (join) =>
      join
        .onRef('p.locationId', '=', 'o.cityId')
        .onRef('p.offerType', '=', 'o.offerType')
        .onRef('p.category', '=', 'o.category')
        .on('p.offers', '>=', ENOUGH_FOR_MEDIAN),
    )
    .select(['o.id as offerId', 'l.cantonId', 'l.zoneId', 'agency.name as agencyName'])
    .select('p.medianPricePerM2 as cityMedianPricePerM2')
    .select(
      sql<number | null>`comparable_price(o.offer_type, o.price, o.price_type, o.living_space)`.as('comparablePrice'),
    )
    .where('o.id', '=', sql<number>`any(${[...offerIds]}::int[])`)
    .execute();
