import { Category, OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';

const HOMES: Record<SearchableOfferType, readonly number[]> = {
  [OfferType.Rent]: [1000, 1500, 2000, 2500, 3000, 4000],
  [OfferType.Sell]: [500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000],
};
const PARKING: Record<SearchableOfferType, readonly number[]> = {
  [OfferType.Rent]: [80, 120, 160, 200, 300],
  [OfferType.Sell]: [20_000, 30_000, 40_000, 60_000],
};

/** Frequent largest prices, CHF per month or total. */
export const priceFilterSteps = (offerType: SearchableOfferType, category: Category): readonly number[] =>
  (category === Category.ParkingSpaceGarage ? PARKING : HOMES)[offerType];

/**
 * Largest prices of a parking space to rent, CHF per month: 500 to 100 in larger steps, then by fives.
 *
 * @source docs/reference/search.md, "Price steps"
 */
export const PRICE_STEPS: readonly number[] = [
  ...[500, 300, 250, 200, 180, 160, 140, 120],
  ...Array.from({ length: 17 }, (_, index) => 100 - 5 * index),
];

/** Suggestions of a field for the largest price; none where steps are of another size. */
export const suggestedPrices = (offerType: SearchableOfferType, category: Category): readonly number[] =>
  offerType === OfferType.Rent && category === Category.ParkingSpaceGarage ? PRICE_STEPS : [];

/** Frequent smallest areas, m². */
export const AREA_STEPS = [40, 60, 80, 100, 120, 150] as const;

/** Radius round a place, km. */
export const DISTANCE_STEPS = [1, 2, 5, 10, 20, 50] as const;

const MOST_ROOMS = 10;

/** 1, 1.5, 2 … 10 rooms, and the present bound if it is larger. */
export function roomSteps(asked: number | null): readonly number[] {
  const steps = Array.from({ length: MOST_ROOMS * 2 - 1 }, (_, index) => 1 + index / 2);
  return asked === null || steps.includes(asked) ? steps : [...steps, asked].toSorted((a, b) => a - b);
}
