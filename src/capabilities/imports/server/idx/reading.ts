import type { ImportProblem, ProblemKey, ProblemOutcome } from '../../import-problem.ts';
import { feedFieldText, type IdxField, type IdxRecord } from './fields.ts';
import { plainLine, shorten } from './text/text.ts';
import { parseDecimal, parseFeedNumber, parseYesNo } from './values/values.ts';

/** The interpretation of one record, with its problems. */
export interface RecordReading {
  record: IdxRecord;
  problems: ImportProblem[];
}

/** Records a problem of a field with the feed's value. */
export function addProblem(reading: RecordReading, field: IdxField, problem: ProblemKey, done: ProblemOutcome): void {
  const value = feedFieldText(reading.record, field);
  reading.problems.push({ record: reading.record.line, field, problem, done, ...(value && { value }) });
}

/** Smallest and largest value that is stored. */
export interface Bounds {
  min: number;
  max: number;
}

/** A whole number, rounded; null for blank, for 0 ("not given") and for a value out of bounds. */
export const readWholeNumber = (reading: RecordReading, field: IdxField, bounds: Bounds): number | null =>
  boundedNumber(reading, field, bounds, (text) => {
    const number = parseFeedNumber(text);
    return number === null ? null : Math.round(number);
  });

/** Rooms, in halves; null for blank, for 0 and for a value out of bounds. */
export function readHalfNumber(reading: RecordReading, field: IdxField, bounds: Bounds): number | null {
  const number = boundedNumber(reading, field, bounds, parseDecimal);
  if (number === null || Number.isInteger(number * 2)) return number;
  addProblem(reading, field, 'outOfBounds', 'dropped');
  return null;
}

/** Whole francs; a fraction is rounded and recorded. Null for blank, for 0 and for a value out of bounds. */
export function readFrancs(reading: RecordReading, field: IdxField, max: number): number | null {
  const exact = boundedNumber(reading, field, { min: 0, max }, parseFeedNumber);
  if (exact === null || Number.isInteger(exact)) return exact;
  addProblem(reading, field, 'rounded', 'repaired');
  return Math.round(exact) || null;
}

/** Whether the record has a yes; blank and no are the same for a flag that is only ever shown when set. */
export function readFlag(reading: RecordReading, field: IdxField): boolean {
  const text = feedFieldText(reading.record, field);
  if (text === '') return false;
  const answer = parseYesNo(text);
  if (answer === null) addProblem(reading, field, 'unreadable', 'dropped');
  return answer === true;
}

/** Text on one line, cut to `length` characters; null for blank. */
export function readLine(reading: RecordReading, field: IdxField, length: number): string | null {
  const text = plainLine(feedFieldText(reading.record, field));
  if (text.length > length) addProblem(reading, field, 'tooLong', 'shortened');
  return shorten(text, length) || null;
}

function boundedNumber(
  reading: RecordReading,
  field: IdxField,
  { min, max }: Bounds,
  parse: (text: string) => number | null,
): number | null {
  const text = feedFieldText(reading.record, field);
  if (text === '') return null;
  const number = parse(text);
  if (number === 0) return null;
  if (number === null) addProblem(reading, field, 'unreadable', 'dropped');
  else if (number >= min && number <= max) return number;
  else addProblem(reading, field, 'outOfBounds', 'dropped');
  return null;
}
