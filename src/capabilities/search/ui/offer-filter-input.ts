import type { OfferFilter } from '#generated/operations.ts';
import { EMPTY_FILTER, type SearchFilter, SortOrder } from '../search.filter.ts';

/** A search as input of the API; fields that do not filter are left out. */
export function offerFilterInput(filter: SearchFilter): OfferFilter {
  const { offerType, category } = filter;
  const isSet = ([name, value]: [string, unknown]): boolean =>
    Array.isArray(value) ? value.length > 0 : value !== EMPTY_FILTER[name as keyof SearchFilter];
  return { ...Object.fromEntries(Object.entries(filter).filter(isSet)), offerType, category };
}

/** The input for counting: without order and page, so that equal searches have equal inputs. */
export const countFilterInput = (filter: SearchFilter): OfferFilter =>
  offerFilterInput({ ...filter, order: SortOrder.Recommended, pageNumber: 1 });

/** Key of a counting input: equal for searches that find the same homes. */
export const countSearchKey = (filter: SearchFilter): string => JSON.stringify(countFilterInput(filter));
