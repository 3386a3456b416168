import type { SearchFilter } from '#capabilities/search/search.filter.ts';
import { invalid } from '#kernel/app-error.ts';
import type { AlertFilter } from '../../alert.ts';
import { asInAddress, unsaidFields } from '../../alert-address.ts';

/**
 * A search as it is kept: one that its results page can say, so that an alert opens as exactly the homes it is about. Corners
 * of shapes are rounded as in addresses, to a metre.
 *
 * @param dropped fields that fall away without a word where they do not fit the category
 * @throws AppError `error.validation.value` for what no address says
 */
export function storedSearch(asked: SearchFilter, dropped: readonly (keyof SearchFilter)[] = []): AlertFilter {
  const said = asInAddress(asked);
  const [wrong] = unsaidFields(asked, said).filter((name) => !dropped.includes(name));
  if (wrong !== undefined) throw invalid({ [wrong]: 'error.validation.value' });
  const { order: _order, pageNumber: _pageNumber, ...filter } = said;
  return filter;
}
