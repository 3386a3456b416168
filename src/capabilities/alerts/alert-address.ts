import { categoryToken } from '#capabilities/offers/category.links.ts';
import { offerWordOf } from '#capabilities/offers/offer.links.ts';
import { DEFAULT_VIEW, EMPTY_FILTER, type SearchFilter, type Shapes } from '#capabilities/search/search.filter.ts';
import { parseResults, resultsQuery } from '#capabilities/search/search.links.ts';

const SHAPES: ReadonlySet<string> = new Set<keyof Shapes>(['polygons', 'rectangles', 'circles']);
const FIELDS = Object.keys(EMPTY_FILTER) as (keyof SearchFilter)[];

/** What is left of a search that goes into an address and comes back. Places stay as they are. */
export function asInAddress(asked: SearchFilter): SearchFilter {
  const { offerType, category, locationIds } = asked;
  const params = { offer: offerWordOf(offerType), category: categoryToken(category, 'en'), location: 'switzerland,ch' };
  const { filter } = parseResults(params, resultsQuery({ ...asked, locationIds: [] }, DEFAULT_VIEW));
  return { ...filter, locationIds };
}

/** Fields of a search that no address says: a room too many, a lift of land. Corners of shapes may be rounded. */
export function unsaidFields(asked: SearchFilter, said = asInAddress(asked)): (keyof SearchFilter)[] {
  const isSame = (name: keyof SearchFilter): boolean =>
    SHAPES.has(name)
      ? (said[name] as unknown[]).length === (asked[name] as unknown[]).length
      : JSON.stringify(said[name]) === JSON.stringify(asked[name]);
  return FIELDS.filter((name) => !isSame(name));
}
