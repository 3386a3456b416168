import { FEATURES } from '#capabilities/offers/feature.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { EMPTY_FILTER, type SearchFilter } from '#capabilities/search/search.filter.ts';
import { checkedFilter } from '#capabilities/search/server/search.service.ts';
import { AppError } from '#kernel/app-error.ts';
import { joinBits } from '#kernel/bits.ts';
import type { AlertFilter } from '../../alert.ts';
import { addressablePart } from '../../alert-address.ts';
import type { EditedField, editedField } from '../../alert-edit.ts';
import { alertFilterOf, type StoredFilter, searchOfAlert, storedFilterOf } from '../../alert-filter.ts';
import { storedSearch } from './stored-search.ts';

/** Fields that depend on the category. A new category removes values that do not fit it, and values that a later build stored. */
const OF_CATEGORY = ['subCategory', 'features'] as const;

/** Flag bits that this build knows. A later build may have stored others. */
const KNOWN_BITS = { subCategory: joinBits(Object.values(Subcategory)), features: joinBits(FEATURES) } as const;
type Flags = keyof typeof KNOWN_BITS;
const isFlags = (field: keyof AlertFilter): field is Flags => Object.hasOwn(KNOWN_BITS, field);

/** The new value of one field; null removes the field. */
type Edit = ReturnType<typeof editedField>;

/**
 * A stored filter with one field changed. The change is checked together with the other fields, as far as this build understands them.
 *
 * Fields, values and bits that a later build stored remain.
 *
 * @param stored the filter as stored in its row
 * @throws AppError `error.validation.value` for a value that the field cannot have
 */
export function editedFilter(stored: StoredFilter, field: EditedField, edit: Edit): StoredFilter {
  const given = alertFilterOf(stored);
  // The API returns unknown bits to clients too, so a client sends them back with its edit.
  const unknown = isFlags(field) && edit[field] !== null ? given[field] & ~KNOWN_BITS[field] : 0;
  const known = unknown === 0 ? edit : { [field]: Number(edit[field]) & ~unknown };
  const search = checkedFilter({ ...understood(given), ...known });
  const checked = storedFilterOf(storedSearch(search, field === 'category' ? OF_CATEGORY : []));
  const changed: readonly (keyof AlertFilter)[] = field === 'category' ? [field, ...OF_CATEGORY] : [field];
  const values = changed.map((name) => [name, checked[name]] as const).filter(([, value]) => value !== undefined);
  const bits = unknown === 0 ? {} : { [field]: Number(checked[field] ?? 0) | unknown };
  return { ...without(stored, changed), ...Object.fromEntries(values), ...bits };
}

const without = (stored: StoredFilter, names: readonly string[]): StoredFilter =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !names.includes(name)));

/** The part of a filter that this build accepts. Fields with a value that it refuses are reset to their empty value. */
function understood(filter: AlertFilter): SearchFilter {
  const search = {
    ...searchOfAlert(filter),
    subCategory: filter.subCategory & KNOWN_BITS.subCategory,
    features: filter.features & KNOWN_BITS.features,
  };
  const nothing = Object.fromEntries(refusedFields(search).map((name) => [name, EMPTY_FILTER[name]]));
  return addressablePart(checkedFilter({ ...search, ...nothing }));
}

function refusedFields(search: SearchFilter): (keyof SearchFilter)[] {
  try {
    checkedFilter(search);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // A key may be a path into a field, such as a corner of a shape.
    return Object.keys(error.values).map((path) => path.replace(/\..*/, '') as keyof SearchFilter);
  }
}
