import { PriceType } from '#capabilities/offers/offer.ts';
import { type SearchFilter, SortOrder } from '#capabilities/search/search.filter.ts';
import { offerFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { CheapestHomeDocument } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** The search with the lowest highest price that finds a home, for a search without results. */
export interface CheapestMatch {
  filter: SearchFilter;
  /** CHF. */
  price: number;
}

/** Finds how far the highest price of a search is from the cheapest home; null where the price is not the reason, or not of a month or total. */
export async function cheapestMatch(filter: SearchFilter): Promise<CheapestMatch | null> {
  if (filter.maxPrice === null) return null;
  const dearer: SearchFilter = {
    ...filter,
    ...{ maxPrice: null, excludePriceOnRequest: true, order: SortOrder.PriceAsc, pageNumber: 1 },
  };
  const { offers } = await execute(CheapestHomeDocument, { filter: { ...offerFilterInput(dearer), pageSize: 1 } });
  const [home] = offers.data;
  if (!home || home.price === null || home.priceType !== PriceType.Default) return null;
  return { filter: { ...filter, maxPrice: home.price, pageNumber: 1 }, price: home.price };
}
