/**
 * The listings of a page of `offers` that have the requested type: owners' records or public listings. A page has one type alone,
 * which its filter decides.
 */
export const offersOfType = <Offer extends { id: number }>(
  data: readonly (Offer | Record<PropertyKey, never>)[],
): Offer[] => data as Offer[];
