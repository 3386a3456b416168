import type { OfferReasonFragment } from '#generated/operations.ts';

/** What a score is made of, each factor 0 … 1. */
type ScoreParts = NonNullable<OfferReasonFragment['offerScoreParts']>;

/** A statement about one factor; its text is `offer.reason.{Reason}`. */
export type Reason =
  | 'fresh'
  | 'recent'
  | 'older'
  | 'complete'
  | 'almostComplete'
  | 'sparse'
  | 'usualPrice'
  | 'unusualPrice';

/** Half of the freshness goes in 14 days: 0.8 is four days, 0.4 is three weeks. */
const FRESH_FROM = 0.8;
const RECENT_FROM = 0.4;
const COMPLETE_FROM = 0.9;
const ALMOST_COMPLETE_FROM = 0.65;
/** The price per m² lies within a quarter or so of the median of the place. */
const USUAL_PRICE_FROM = 0.9;
const UNUSUAL_PRICE_BELOW = 0.6;

/**
 * Why a home stands where it stands: how fresh, how complete, and how its price lies. Of a price about which nothing
 * can be said (a factor of exactly 1 means that there is none, or no median) nothing is said.
 *
 * @source docs/reference/search.md, "Recommended"
 */
export function reasonsOf({ freshness, completeness, plausibility }: ScoreParts): Reason[] {
  const reasons: Reason[] = [];
  if (freshness >= FRESH_FROM) reasons.push('fresh');
  else reasons.push(freshness >= RECENT_FROM ? 'recent' : 'older');
  if (completeness >= COMPLETE_FROM) reasons.push('complete');
  else reasons.push(completeness >= ALMOST_COMPLETE_FROM ? 'almostComplete' : 'sparse');
  if (plausibility >= USUAL_PRICE_FROM && plausibility < 1) reasons.push('usualPrice');
  if (plausibility < UNUSUAL_PRICE_BELOW) reasons.push('unusualPrice');
  return reasons;
}
