import type { OfferRecord } from '../offer.record.ts';
import type { OfferPriceRecord } from './offer.queries.ts';

/** The last price before the present one where that one was higher: a price drop. */
export function priceBefore(
  { price, priceType }: Pick<OfferRecord, 'price' | 'priceType'>,
  prices: readonly OfferPriceRecord[],
): number | null {
  const earlier = prices.filter((entry) => entry.priceType === priceType).at(-2);
  return earlier?.price && price && earlier.price > price ? earlier.price : null;
}
