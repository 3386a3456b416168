import { isIdxCategory } from './idx-categories.ts';
import { fieldText, type IdxField, type IdxRecord } from './idx-fields.ts';
import { parseDate, parseYesNo } from './idx-values.ts';

/**
 * The first field whose value cannot belong there, which means that the values stand in the wrong places;
 * null when the record can be trusted.
 *
 * A record of 183 values is only asked whether a stray # in a text moved its price. One of another length must
 * pass every anchor, and an empty field 177 is taken for a date only where no more than the last spare is missing:
 * with two values missing, nothing else shows whether they were spares.
 *
 * @source feeds §4.3; the anchors price_unit and 164–176 are ours
 */
export function brokenAnchor(record: IdxRecord): IdxField | null {
  if (PRICE_UNITS.has(fieldText(record, 'currency').toUpperCase())) return 'currency';
  if (record.values.length === 183) return null;
  return ANCHORS.find(([field, holds]) => !holds(fieldText(record, field), record))?.[0] ?? null;
}

/** Whether the first fields, up to the references, can be trusted: they name the object even in a broken record. */
export const hasSoundHead = (record: IdxRecord): boolean =>
  HEAD_ANCHORS.every(([field, holds]) => holds(fieldText(record, field), record));

/** The version of the format, whatever its capitals and blanks. */
export const isIdxVersion = (text: string): boolean => /^IDX\s*3\.01$/i.test(text);

type Anchor = readonly [IdxField, (value: string, record: IdxRecord) => boolean];

const PRICE_UNITS = new Set(['SELL', 'SELLM2', 'YEARLY', 'M2YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY']);

const HEAD_ANCHORS: readonly Anchor[] = [
  ['version', isIdxVersion],
  ['object_category', isIdxCategory],
  ['offer_type', (value) => /^(rent|sale)$/i.test(value)],
];

const FLAGS_BEFORE_LAST_MODIFIED = [
  'flat_sharing_community',
  'corner_house',
  'middle_house',
  'building_land_connected',
  'gardenhouse',
  'raised_ground_floor',
  'new_building',
  'old_building',
  'under_building_laws',
  'under_roof',
  'swimmingpool',
  'minergie_general',
  'minergie_certified',
] as const satisfies readonly IdxField[];

const ANCHORS: readonly Anchor[] = [
  ...HEAD_ANCHORS,
  [
    'object_zip',
    (value, record) => fieldText(record, 'object_country').toUpperCase() !== 'CH' || /^(\d{4}|nozip)$/i.test(value),
  ],
  ['picture_1_filename', (value) => value === '' || /\.[a-z]{3,4}$/i.test(value)],
  ['agency_id', (value) => value !== ''],
  ['last_modified', (value, record) => (value === '' ? record.values.length >= 182 : parseDate(value) !== null)],
  ...FLAGS_BEFORE_LAST_MODIFIED.map((field): Anchor => [field, (value) => value === '' || parseYesNo(value) !== null]),
];
