/** Usual price of similar homes, CHF. */
export interface UsualPrice {
  low: number;
  median: number;
  high: number;
}

/** Factor from the usual price from which a typing error is likely. */
const FAR_OFF = 3;

/** Compares a price with the usual one; a distant one gets a hint, never a refusal. */
export function priceStanding(
  price: number,
  { low, median, high }: UsualPrice,
): 'tooLow' | 'tooHigh' | 'below' | 'above' | 'inRange' {
  if (price * FAR_OFF <= median) return 'tooLow';
  if (price >= median * FAR_OFF) return 'tooHigh';
  if (price < low) return 'below';
  return price > high ? 'above' : 'inRange';
}
