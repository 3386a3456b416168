import { Category, OFFER_BOUNDS, OfferType } from '#capabilities/offers/offer.ts';
import { isInHalves, z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { findPrices, listPlacesAround, type PricedHomes, type Prices } from './price-range.queries.ts';

/** Prices of similar homes, and the place that they were read for. */
export interface PriceRange extends Prices {
  locationId: number;
  locationName: string;
}

/** Number of homes below which a median means nothing. */
const ENOUGH = 10;

const wrong = { message: 'error.validation.value' };
const rangeInput = z.object({
  cityId: z.int(wrong).positive(wrong),
  offerType: z.literal([OfferType.Sell, OfferType.Rent], wrong),
  category: z.enum(Category, wrong),
  rooms: z.number(wrong).min(0, wrong).max(OFFER_BOUNDS.rooms, wrong).refine(isInHalves, wrong).nullable(),
  livingSpace: z.int(wrong).min(0, wrong).max(OFFER_BOUNDS.surfaceM2, wrong).nullable(),
});

/**
 * Prices of similar homes in the smallest place around a home that has enough of them; null where even its canton has too few.
 *
 * @throws AppError `error.validation`
 */
export async function readPriceRange(
  { db }: Context,
  asked: PricedHomes & { cityId: number },
): Promise<PriceRange | null> {
  const { cityId, ...homes } = validated(rangeInput, asked);
  for (const { id, name } of await listPlacesAround(db, cityId)) {
    const prices = await findPrices(db, id, homes);
    if (prices.offers >= ENOUGH) return { ...prices, locationId: id, locationName: name };
  }
  return null;
}
