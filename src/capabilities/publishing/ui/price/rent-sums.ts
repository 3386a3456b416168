/** The three amounts of a rent, CHF a month; null for an empty one. */
export interface RentSums {
  netPrice: number | null;
  additionalFees: number | null;
  price: number | null;
}

/** Name of one of the three. */
export type RentName = keyof RentSums;

/**
 * Amounts after one was typed: any two give the third. Of three the one typed longest ago is replaced; a negative amount is never
 * computed.
 *
 * @param recent the amounts in the order in which they were last typed, the latest first
 */
export function rentAfter(sums: RentSums, recent: readonly RentName[]): RentSums {
  const typed = recent.filter((name) => sums[name] !== null).slice(0, 2);
  const [one, other] = typed;
  if (one === undefined || other === undefined) return sums;
  const third = NAMES.find((name) => name !== one && name !== other) as RentName;
  const worked = third === 'price' ? gross(sums) : part(sums, third);
  return worked === null || worked < 0 ? sums : { ...sums, [third]: worked };
}

const NAMES: readonly RentName[] = ['netPrice', 'additionalFees', 'price'];

const gross = ({ netPrice, additionalFees }: RentSums): number => (netPrice ?? 0) + (additionalFees ?? 0);

function part({ price, netPrice, additionalFees }: RentSums, wanted: RentName): number | null {
  if (price === null) return null;
  return price - ((wanted === 'netPrice' ? additionalFees : netPrice) ?? 0);
}
