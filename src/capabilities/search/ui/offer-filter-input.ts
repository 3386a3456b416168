import type { OfferFilter } from '#generated/operations.ts';
import { EMPTY_FILTER, type SearchFilter, SortOrder } from '../search.filter.ts';

/** A search as the API takes it; what does not filter is left out. */
export function offerFilterInput(filter: SearchFilter): OfferFilter {
  const { offerType, category } = filter;
  const isSet = ([name, value]: [string, unknown]): boolean =>
    Array.isArray(value) ? value.length > 0 : value !== EMPTY_FILTER[name as keyof SearchFilter];
  return { ...Object.fromEntries(Object.entries(filter).filter(isSet)), offerType, category };
}

/** The same for counting: order and page do not matter, so that equal questions are equal. */
export const countFilterInput = (filter: SearchFilter): OfferFilter =>
  offerFilterInput({ ...filter, order: SortOrder.Recommended, pageNumber: 1 });

/** The counting question as a text: equal for searches that find the same homes. */
export const countQuestion = (filter: SearchFilter): string => JSON.stringify(countFilterInput(filter));
