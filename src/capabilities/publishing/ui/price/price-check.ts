import { OfferType } from '#capabilities/offers/offer.ts';

/** Usual price of similar homes, CHF. */
export interface UsualPrice {
  low: number;
  median: number;
  high: number;
}

/** Factor from the usual price from which a typing error is likely. */
const FAR_OFF = 3;

/** A price beside the usual one. */
export type PriceStanding = 'tooLow' | 'tooHigh' | 'below' | 'above' | 'inRange';

/** Compares a price with the usual one; a distant one gets a hint, never a refusal. */
export function priceStanding(price: number, { low, median, high }: UsualPrice): PriceStanding {
  if (price * FAR_OFF <= median) return 'tooLow';
  if (price >= median * FAR_OFF) return 'tooHigh';
  if (price < low) return 'below';
  return price > high ? 'above' : 'inRange';
}

/** Whether a typing error is likely. */
export const isFarOff = (standing: PriceStanding): standing is 'tooLow' | 'tooHigh' =>
  standing === 'tooLow' || standing === 'tooHigh';

/** Usual prices as they are said: rents in tens, prices of a sale in thousands. More digits would pretend a precision of a few listings. */
export function roundedUsual({ low, median, high }: UsualPrice, offerType: number): UsualPrice {
  const unit = offerType === OfferType.Rent ? 10 : 1_000;
  const rounded = (price: number): number => Math.round(price / unit) * unit;
  return { low: rounded(low), median: rounded(median), high: rounded(high) };
}
