import { feedFieldText, fieldNumber, IDX_FIELDS, type IdxField, type IdxRecord } from './fields.ts';
import { fitsField, isIdxVersion } from './shapes.ts';
import { STORED_FIELDS } from './stored-fields.ts';

/**
 * Whether the values of a record are in their fields.
 *
 * `sound`: they are, as far as can be shown. `open`: the count shows a missing or additional value, and nothing shows where.
 *
 * `shifted`: a missing or additional value explains the record better than taking it as it is, or too many values do not fit.
 */
export type AnchorVerdict = 'sound' | 'open' | 'shifted';

/** Properties of the file that contains a record. */
export interface FileTraits {
  /** Usual number of values of its records; null without a usual one. */
  usualCount: number | null;
  /** Whether no record of it has an agency_id. */
  isAgencyIdEmpty: boolean;
  /** Numbers of fields after the agency's that all but very few records fill: a blank there counts as a misfit, too. */
  filledFields: ReadonlySet<number>;
}

/**
 * Judges a record by all its typed fields. Each is an anchor: a value that cannot be there counts against the record as it is.
 *
 * The rivals are the same values after a gap of one or two from any field on, or without one or two from any field on; those that
 * would give the same listing do not count.
 *
 * A rival that fits better wins. One that fits equally wins where the number of values supports it; the standard's number, in an
 * older version the file's own.
 *
 * @source docs/reference/feeds.md, "Records"
 */
export function judgeAnchors(record: IdxRecord, habits: FileTraits): AnchorVerdict {
  const { values } = record;
  const standard = standardValueCount(feedFieldText(record, 'version'));
  const usual = habits.usualCount ?? standard;
  const expected = [standard, usual];
  const { misfits, blanks, upTo } = misfitsOf(values, habits);
  const total = misfits + blanks;
  if (total === 0 && expected.every((count) => count === values.length)) return 'sound';
  if (misfits >= MOST_MISFITS || (misfits > 0 && values.length !== usual)) return 'shifted';
  const rivals = SHIFTS.map((shift) => ({ shift, misfits: fewestMisfits(values, { shift, upTo, habits }) }));
  if (rivals.some(({ misfits }) => misfits < total)) return 'shifted';
  const isSuspected = (shift: number): boolean =>
    expected.some((count) =>
      shift > 0 ? shift <= count - values.length : shift >= count - values.length && count < values.length,
    );
  return rivals.some(({ shift, misfits }) => misfits === total && isSuspected(shift)) ? 'open' : 'sound';
}

/** The first field whose value cannot belong there; null when each could. */
export function firstMisfit(record: IdxRecord, habits: FileTraits): IdxField | null {
  return IDX_FIELDS.find((_, field) => isMisfit(field, record.values[field] ?? '', habits)) ?? null;
}

/** Whether the first fields, up to the references, are reliable: they identify the object even in a broken record. */
export const hasReliableHead = (record: IdxRecord): boolean =>
  (['version', 'object_category', 'offer_type'] as const).every((field) => {
    const value = feedFieldText(record, field);
    return value !== '' && fitsField(fieldNumber(field), value);
  });

/** Whether a record states the current version. */
export const isCurrentVersion = (text: string): boolean => /^IDX\s*3\.01$/i.test(text);

/** Whether a record states an earlier version, whose fields are the first ones of the current. */
export const isOldVersion = (text: string): boolean =>
  isIdxVersion(text) && Number(text.replace(/^IDX\s*/i, '')) < 3.01;

/** Number of values in the records of a version. */
export const standardValueCount = (version: string): number => (isOldVersion(version) ? OLD_COUNT : IDX_FIELDS.length);

/** Number of misfits from which a record is not interpreted. */
const MOST_MISFITS = 5;
/** Offsets of values to the left (positive: values are missing) or right (negative: additional values). */
const SHIFTS = [1, -1, 2, -2] as const;
/** Number of values in a record of IDX 1.02: those up to gas_supply. */
const OLD_COUNT = fieldNumber('gas_supply') + 1;

const isMisfit = (field: number, value: string, { isAgencyIdEmpty }: FileTraits): boolean =>
  !fitsField(field, value) || (field === AGENCY_ID && value === '' && !isAgencyIdEmpty);

const AGENCY_ID = fieldNumber('agency_id');

const isOddBlank = (field: number, value: string, { filledFields }: FileTraits): boolean =>
  value === '' && filledFields.has(field);

const isOdd = (field: number, value: string, habits: FileTraits): boolean =>
  isMisfit(field, value, habits) || isOddBlank(field, value, habits);

/** Number of values that do not fit and of unusual blanks; `upTo[n]`: both, among the first n fields. */
function misfitsOf(
  values: readonly string[],
  habits: FileTraits,
): { misfits: number; blanks: number; upTo: readonly number[] } {
  const upTo = [0];
  let misfits = 0;
  let blanks = 0;
  for (let field = 0; field < IDX_FIELDS.length; field += 1) {
    const value = values[field] ?? '';
    if (isMisfit(field, value, habits)) misfits += 1;
    else if (isOddBlank(field, value, habits)) blanks += 1;
    upTo.push(misfits + blanks);
  }
  return { misfits, blanks, upTo };
}

/**
 * The smallest number of misfits when values from some field on are shifted by `shift`, over all fields from which that would give
 * another listing.
 */
function fewestMisfits(
  values: readonly string[],
  { shift, upTo, habits }: { shift: number; upTo: readonly number[]; habits: FileTraits },
): number {
  const meant = (field: number): string => values[field - shift] ?? '';
  const lastDifferent = STORED_FIELDS.findLast((field) => meant(field) !== (values[field] ?? '')) ?? -1;
  let behind = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let field = IDX_FIELDS.length - 1; field >= 0; field -= 1) {
    // Missing values leave a gap of unknown values from the field on.
    const moved = field + Math.max(0, shift);
    if (moved < IDX_FIELDS.length && isOdd(moved, meant(moved), habits)) behind += 1;
    if (field <= lastDifferent) fewest = Math.min(fewest, (upTo[field] ?? 0) + behind);
  }
  return fewest;
}
