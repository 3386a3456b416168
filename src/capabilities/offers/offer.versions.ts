/**
 * Names of dependencies on public listings (`platform/freshness`). A change of a listing marks the names of its old and of its
 * new state.
 */

/** Any change of public listings. */
export const ANY_OFFER = 'offers';

/** One listing: all that its page or card shows. */
export const offerVersion = (id: number): string => `offer ${id}`;

/** The set of listings of a kind in a district: the candidates among which a listing finds similar ones. */
export const likesVersion = (zoneId: number | null, offerType: number, category: number): string =>
  `offers of ${zoneId ?? ''} ${offerType} ${category}`;

/** Tables besides listings whose content cards and pages of listings show. */
export const OFFER_TABLES = ['agency', 'source', 'location', 'area', 'place_price'] as const;
