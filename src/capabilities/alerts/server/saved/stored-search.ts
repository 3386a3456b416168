import type { SearchFilter } from '#capabilities/search/search.filter.ts';
import { invalid } from '#kernel/app-error.ts';
import type { AlertFilter } from '../../alert.ts';
import { addressablePart, unaddressableFields } from '../../alert-address.ts';

/**
 * A search in the form in which alerts store it: one that a URL can express. The results page that an alert opens thus shows exactly
 * the homes of the alert.
 *
 * Corners of shapes are rounded to a metre, as in URLs.
 *
 * @param dropped fields that are removed, without an error, where they do not fit the category
 * @throws AppError `error.validation.value` for a field that a URL cannot express
 */
export function storedSearch(search: SearchFilter, dropped: readonly (keyof SearchFilter)[] = []): AlertFilter {
  const expressed = addressablePart(search);
  const [wrong] = unaddressableFields(search, expressed).filter((name) => !dropped.includes(name));
  if (wrong !== undefined) throw invalid({ [wrong]: 'error.validation.value' });
  const { order: _order, pageNumber: _pageNumber, ...filter } = expressed;
  return filter;
}
