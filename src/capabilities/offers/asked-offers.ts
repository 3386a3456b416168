/**
 * The listings of a page of `offers` that are of the type a document asks fields of: owners' records or public listings. A page has
 * one kind alone, which its filter decides.
 */
export const askedOffers = <Offer extends { id: number }>(
  data: readonly (Offer | Record<PropertyKey, never>)[],
): Offer[] => data as Offer[];
