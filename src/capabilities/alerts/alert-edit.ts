import { invalid } from '#kernel/app-error.ts';
import type { AlertFilter } from './alert.ts';

type Reader = (text: string) => number | boolean;

function numberOf(text: string): number {
  if (!/^-?\d{1,10}(?:\.\d{1,6})?$/.test(text)) throw new RangeError('no number');
  return Number(text) + 0;
}

function booleanOf(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new RangeError('neither true nor false');
  return text === 'true';
}

/**
 * Fields of a filter that `editSavedSearch` may change, each with the parser of its text. Name and notification are no part of the
 * filter; all other fields of the filter cannot be edited.
 *
 * @source docs/reference/permissions.md, "Saved searches"
 */
const PARSERS = {
  minPrice: numberOf,
  maxPrice: numberOf,
  minRooms: numberOf,
  maxRooms: numberOf,
  minLivingSpace: numberOf,
  maxLivingSpace: numberOf,
  minPricePerM2: numberOf,
  maxPricePerM2: numberOf,
  features: numberOf,
  category: numberOf,
  subCategory: numberOf,
  floor: numberOf,
  maxDistance: numberOf,
  excludePriceOnRequest: booleanOf,
  added: numberOf,
} as const satisfies Partial<Record<keyof AlertFilter, Reader>>;

/** A field of a filter that may be edited. */
export type EditedField = keyof typeof PARSERS;

/** Whether a text names a field of the filter that may be edited. */
export const isEditedField = (field: string): field is EditedField => Object.hasOwn(PARSERS, field);

/**
 * A field with the parsed value of a text. An empty text means null, which removes the field.
 *
 * @throws AppError `error.validation.value` for a text that cannot be parsed
 */
export function editedField(field: EditedField, value: string): Partial<Record<EditedField, number | boolean | null>> {
  if (value === '') return { [field]: null };
  try {
    return { [field]: PARSERS[field](value) };
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ [field]: 'error.validation.value' });
    throw error;
  }
}

/** The fields in the order in which edits apply: the category comes first because it decides which values the others may have. */
export const EDITED_FIELDS: readonly EditedField[] = [
  'category',
  ...(Object.keys(PARSERS) as EditedField[]).filter((field) => field !== 'category'),
];

/** The edits that turn one filter into the other, as pairs of field and text. Fields that cannot be edited are left out. */
export const editsBetween = (before: AlertFilter, after: AlertFilter): (readonly [EditedField, string])[] =>
  EDITED_FIELDS.filter((field) => after[field] !== before[field]).map((field) => [field, textOf(after[field])]);

const textOf = (value: number | boolean | null): string => (value === null ? '' : String(value));
