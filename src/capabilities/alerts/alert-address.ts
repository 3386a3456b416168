import { categoryToken } from '#capabilities/offers/category.links.ts';
import { offerWordOf } from '#capabilities/offers/offer.links.ts';
import { DEFAULT_VIEW, EMPTY_FILTER, type SearchFilter, type Shapes } from '#capabilities/search/search.filter.ts';
import { parseResults, resultsQuery } from '#capabilities/search/search.links.ts';

const SHAPES: ReadonlySet<string> = new Set<keyof Shapes>(['polygons', 'rectangles', 'circles']);
const FIELDS = Object.keys(EMPTY_FILTER) as (keyof SearchFilter)[];

/** The part of a search that survives the round trip through a URL. Places stay as they are. */
export function addressablePart(search: SearchFilter): SearchFilter {
  const { offerType, category, locationIds } = search;
  const params = { offer: offerWordOf(offerType), category: categoryToken(category, 'en'), location: 'switzerland,ch' };
  const { filter } = parseResults(params, resultsQuery({ ...search, locationIds: [] }, DEFAULT_VIEW));
  return { ...filter, locationIds };
}

/**
 * Fields of a search that a URL cannot express, such as a room count out of range or a lift for building land. A shape whose corners were
 * rounded does not count as such a field.
 *
 * @param expressed the search as parsed back from its URL
 */
export function unaddressableFields(search: SearchFilter, expressed = addressablePart(search)): (keyof SearchFilter)[] {
  const isSame = (name: keyof SearchFilter): boolean =>
    SHAPES.has(name)
      ? (expressed[name] as unknown[]).length === (search[name] as unknown[]).length
      : JSON.stringify(expressed[name]) === JSON.stringify(search[name]);
  return FIELDS.filter((name) => !isSame(name));
}
