/**
 * Names under which changes of public listings are told to whoever keeps answers (`platform/freshness`). Whoever sees a
 * listing change tells both what it was and what it is.
 */

/** Anything at all about public listings. */
export const ANY_OFFER = 'offers';

/** One listing: everything its page or card says of it. */
export const offerVersion = (id: number): string => `offer ${id}`;

/** Which listings there are of a kind in a district: those among which a listing finds others like it. */
export const likesVersion = (zoneId: number | null, offerType: number, category: number): string =>
  `offers of ${zoneId ?? ''} ${offerType} ${category}`;

/** Tables besides listings that cards and pages of listings show something of. */
export const OFFER_TABLES = ['agency', 'source', 'location', 'area', 'place_price'] as const;
