/** What such homes cost, CHF. */
export interface UsualPrice {
  low: number;
  median: number;
  high: number;
}

/** So many times more or less than usual somebody has probably mistyped. */
const FAR_OFF = 3;

/** How a price stands to what such homes cost; a far one is worth a second look, never a refusal. */
export function priceStanding(
  price: number,
  { low, median, high }: UsualPrice,
): 'tooLow' | 'tooHigh' | 'below' | 'above' | 'inRange' {
  if (price * FAR_OFF <= median) return 'tooLow';
  if (price >= median * FAR_OFF) return 'tooHigh';
  if (price < low) return 'below';
  return price > high ? 'above' : 'inRange';
}
