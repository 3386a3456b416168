/** What a rent is made of, in whole units of its currency; null where it is not said. */
export interface PriceParts {
  netPrice: number | null;
  additionalFees: number | null;
  /** Gross. */
  price: number | null;
}

/**
 * Gross is net and fees; a part that is not said counts as 0.
 *
 * @source docs/reference/limits.md, "Numbers of a listing"
 */
export const grossOf = (netPrice: number | null, additionalFees: number | null): number =>
  (netPrice ?? 0) + (additionalFees ?? 0);

/** What a gross price leaves beside one of its parts. */
export const restOf = (price: number, part: number | null): number => price - (part ?? 0);

/** Whether all three are said and do not add up. */
export const isWrongSum = ({ price, netPrice, additionalFees }: PriceParts): boolean =>
  price !== null && netPrice !== null && additionalFees !== null && price !== grossOf(netPrice, additionalFees);
