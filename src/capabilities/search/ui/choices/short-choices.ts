import { OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';

/** Largest prices of a home that a short search offers, CHF per month or total. */
export const MAX_PRICES: Record<SearchableOfferType, readonly number[]> = {
  [OfferType.Rent]: [800, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 7000],
  [OfferType.Sell]: [
    200_000, 300_000, 400_000, 500_000, 600_000, 750_000, 1_000_000, 1_250_000, 1_500_000, 2_000_000, 3_000_000,
    5_000_000,
  ],
};

/** Smallest numbers of rooms that a short search offers; larger ones are set among all filters. */
export const MIN_ROOMS = [1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6] as const;
