import { grossOf, type PriceParts, remainderOf } from '#capabilities/offers/gross-price.ts';

/** Name of one of the three. */
export type RentName = keyof PriceParts;

/**
 * Amounts after one was typed: any two give the third, and a net rent alone is the whole rent. Of three the one typed longest ago is
 * replaced; a negative amount is never computed.
 *
 * @param recent the amounts in the order in which they were last typed, the latest first
 */
export function rentAfter(sums: PriceParts, recent: readonly RentName[]): PriceParts {
  const typed = recent.filter((name) => sums[name] !== null).slice(0, 2);
  const [one, other] = typed;
  if (one === 'netPrice' && other === undefined) return { ...sums, price: sums.netPrice };
  if (one === undefined || other === undefined) return sums;
  const third = NAMES.find((name) => name !== one && name !== other) as RentName;
  const worked = third === 'price' ? grossOf(sums.netPrice, sums.additionalFees) : part(sums, third);
  return worked === null || worked < 0 ? sums : { ...sums, [third]: worked };
}

/**
 * Amounts that their owner typed, as far as a stored form shows: a gross rent equal to the net rent, without charges, is derived from it.
 */
export function typedNames(sums: PriceParts): RentName[] {
  const isDerived = sums.additionalFees === null && sums.price === sums.netPrice;
  return NAMES.filter((name) => sums[name] !== null && !(name === 'price' && isDerived));
}

const NAMES: readonly RentName[] = ['netPrice', 'additionalFees', 'price'];

function part({ price, netPrice, additionalFees }: PriceParts, wanted: RentName): number | null {
  if (price === null) return null;
  return remainderOf(price, wanted === 'netPrice' ? additionalFees : netPrice);
}
