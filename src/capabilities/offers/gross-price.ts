/** Parts of a rent, in whole units of its currency; null where not given. */
export interface PriceParts {
  netPrice: number | null;
  additionalFees: number | null;
  /** Gross. */
  price: number | null;
}

/**
 * Gross is net plus fees; a missing part counts as 0.
 *
 * @source docs/reference/limits.md, "Numbers of a listing"
 */
export const grossOf = (netPrice: number | null, additionalFees: number | null): number =>
  (netPrice ?? 0) + (additionalFees ?? 0);

/** The gross price, which a net price gives where none is stated; null where the parts give none. */
export const statedGross = ({ price, netPrice, additionalFees }: PriceParts): number | null =>
  price ?? (netPrice === null ? null : grossOf(netPrice, additionalFees));

/** Rest of a gross price after one of its parts. */
export const remainderOf = (price: number, part: number | null): number => price - (part ?? 0);

/** Whether all three are given and do not add up. */
export const isWrongSum = ({ price, netPrice, additionalFees }: PriceParts): boolean =>
  price !== null && netPrice !== null && additionalFees !== null && price !== grossOf(netPrice, additionalFees);
