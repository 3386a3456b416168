import { categoryToken } from '#capabilities/offers/category.links.ts';
import { offerWordOf } from '#capabilities/offers/offer.links.ts';
import { DEFAULT_VIEW, EMPTY_FILTER, type SearchFilter, type Shapes } from '#capabilities/search/search.filter.ts';
import { parseResults, resultsQuery } from '#capabilities/search/search.links.ts';
import { invalid } from '#kernel/app-error.ts';
import type { AlertFilter } from '../../alert.ts';

const SHAPES: ReadonlySet<string> = new Set<keyof Shapes>(['polygons', 'rectangles', 'circles']);

/**
 * A search as it is kept: one that its results page can say, so that an alert opens as exactly the homes it is about. Corners
 * of shapes are rounded as in addresses, to a metre.
 *
 * @param dropped fields that fall away without a word where they do not fit the category
 * @throws AppError `error.validation.value` for what no address says: a room too many, a lift of land
 */
export function keptSearch(asked: SearchFilter, dropped: readonly (keyof SearchFilter)[] = []): AlertFilter {
  const said = asInAddress(asked);
  for (const name of Object.keys(EMPTY_FILTER) as (keyof SearchFilter)[]) {
    const isSame = SHAPES.has(name)
      ? (said[name] as unknown[]).length === (asked[name] as unknown[]).length
      : JSON.stringify(said[name]) === JSON.stringify(asked[name]);
    if (!isSame && !dropped.includes(name)) throw invalid({ [name]: 'invalid_value' });
  }
  const { order: _order, pageNumber: _pageNumber, ...filter } = said;
  return filter;
}

/** What is left of a search that goes into an address and comes back. Places stay as they are. */
function asInAddress(asked: SearchFilter): SearchFilter {
  const { offerType, category, locationIds } = asked;
  const params = { offer: offerWordOf(offerType), category: categoryToken(category, 'en'), location: 'switzerland,ch' };
  const { filter } = parseResults(params, resultsQuery({ ...asked, locationIds: [] }, DEFAULT_VIEW));
  return { ...filter, locationIds };
}
