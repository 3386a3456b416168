/**
 * The formulas of the score, as the page draws them. The database scores by the same ones: `offer_completeness` and
 * `price_plausibility` in db/migrations/0004_search.sql.
 *
 * @source docs/reference/search.md, "Recommended"
 */
const HALF_LIFE_DAYS = 14;
const PLAUSIBILITY_WIDTH = 0.8;
const LEAST_PLAUSIBLE = 0.3;

/** 1 on the first day, half of it every 14 days later. */
export const freshnessAfter = (days: number): number => 2 ** (-days / HALF_LIFE_DAYS);

/** The plausibility of a price at so many times the median of its place, 0.3 … 1. */
export const plausibilityAt = (timesMedian: number): number =>
  Math.max(LEAST_PLAUSIBLE, Math.exp(-((Math.log(timesMedian) / PLAUSIBILITY_WIDTH) ** 2)));

/** The gain of a listing from each stated part, in percent; together with the base of all listings, 100. */
export const COMPLETENESS_PERCENT = {
  pictures: 30,
  area: 15,
  rooms: 10,
  address: 10,
  description: 10,
  price: 5,
  ground: 20,
} as const;
