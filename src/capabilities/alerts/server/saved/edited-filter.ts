import { FEATURES } from '#capabilities/offers/feature.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { EMPTY_FILTER, type SearchFilter } from '#capabilities/search/search.filter.ts';
import { checkedFilter } from '#capabilities/search/server/search.service.ts';
import { AppError } from '#kernel/app-error.ts';
import { joinBits } from '#kernel/bits.ts';
import type { AlertFilter } from '../../alert.ts';
import { asInAddress } from '../../alert-address.ts';
import type { EditedField, editedField } from '../../alert-edit.ts';
import { alertFilterOf, type StoredFilter, searchOfAlert, storedFilterOf } from '../../alert-filter.ts';
import { storedSearch } from './stored-search.ts';

/** What another category may not know: it goes with the one that did, also what a later build stored there. */
const OF_CATEGORY = ['subCategory', 'features'] as const;

/** Bits that this build knows of flags; a later one may have stored others beside them. */
const KNOWN_BITS = { subCategory: joinBits(Object.values(Subcategory)), features: joinBits(FEATURES) } as const;
type Flags = keyof typeof KNOWN_BITS;
const isFlags = (field: keyof AlertFilter): field is Flags => Object.hasOwn(KNOWN_BITS, field);

/** What an edit says of a field; null takes it away, whole. */
type Edit = ReturnType<typeof editedField>;

/**
 * A stored filter with one field changed. The change is checked against what this build understands of the rest, and laid over all that
 * is stored: fields, values and bits that a later build stored stay as they are.
 *
 * @param stored as it stands in the row
 * @throws AppError `error.validation.value` for a value that the field cannot have
 */
export function editedFilter(stored: StoredFilter, field: EditedField, edit: Edit): StoredFilter {
  const given = alertFilterOf(stored);
  // Whoever was told of bits that this build does not know sends them back.
  const unknown = isFlags(field) && edit[field] !== null ? given[field] & ~KNOWN_BITS[field] : 0;
  const known = unknown === 0 ? edit : { [field]: Number(edit[field]) & ~unknown };
  const asked = checkedFilter({ ...understood(given), ...known });
  const kept = storedFilterOf(storedSearch(asked, field === 'category' ? OF_CATEGORY : []));
  const changed: readonly (keyof AlertFilter)[] = field === 'category' ? [field, ...OF_CATEGORY] : [field];
  const values = changed.map((name) => [name, kept[name]] as const).filter(([, value]) => value !== undefined);
  const bits = unknown === 0 ? {} : { [field]: Number(kept[field] ?? 0) | unknown };
  return { ...without(stored, changed), ...Object.fromEntries(values), ...bits };
}

const without = (stored: StoredFilter, names: readonly string[]): StoredFilter =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !names.includes(name)));

/** The part of a filter that this build would keep: what it refuses asks for nothing. */
function understood(filter: AlertFilter): SearchFilter {
  const search = {
    ...searchOfAlert(filter),
    subCategory: filter.subCategory & KNOWN_BITS.subCategory,
    features: filter.features & KNOWN_BITS.features,
  };
  const nothing = Object.fromEntries(refusedFields(search).map((name) => [name, EMPTY_FILTER[name]]));
  return asInAddress(checkedFilter({ ...search, ...nothing }));
}

function refusedFields(search: SearchFilter): (keyof SearchFilter)[] {
  try {
    checkedFilter(search);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Rules name what they refuse within a field, too: a corner of a shape.
    return Object.keys(error.values).map((path) => path.replace(/\..*/, '') as keyof SearchFilter);
  }
}
