import { standardValueCount } from './anchors.ts';
import { fieldNumber } from './fields.ts';
import type { DecodedLine } from './text/encoding.ts';
import { LONGEST_LINE } from './text/lines.ts';
import { cleanCharacters } from './text/text.ts';

/** The values of a record as the sender wrote them, and the problems of its lines. */
export interface RawRecord {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  /** Trimmed; the # that closes a record does not add one. */
  values: readonly string[];
  hasLineBreak: boolean;
  isCut: boolean;
  faults: readonly NonNullable<DecodedLine['fault']>[];
}

/** Smallest number of values in a readable record of the current version: up to the date of its last change. */
export const FEWEST_VALUES = fieldNumber('last_modified') + 1;

/**
 * Joins lines to records. A line that does not begin with the version continues the record before it as long as that one is short:
 * a sender's line break inside a text.
 *
 * Holds one record at a time, of bounded length.
 *
 * @param isClosing whether the sender puts a # after the last value, as `closesRecords` returns
 * @source docs/reference/feeds.md, "Records"
 */
export function* recordsOf(lines: Iterable<DecodedLine>, isClosing: boolean): Generator<RawRecord> {
  for (const open of openRecords(lines)) yield closed(open, isClosing);
}

/**
 * Whether the sender of a file puts a # after the last value of a record. A single record cannot show it when its last piece is
 * empty, so the first thousand records vote.
 *
 * One piece more than the version has values is a yes; as many pieces as the version has values, or a last piece that is not empty,
 * is a no.
 *
 * @source docs/reference/feeds.md, "Records"
 */
export function closesRecords(lines: Iterable<DecodedLine>): boolean {
  let closing = 0;
  let open = 0;
  let records = 0;
  for (const { text } of openRecords(lines)) {
    const pieces = piecesOf(text);
    const standard = standardValueCount(pieces[0] ?? '');
    if (!isRecordStart(pieces[0] ?? '')) continue;
    const isLastEmpty = pieces.at(-1) === '';
    if (isLastEmpty && pieces.length === standard + 1) closing += 1;
    else if (!isLastEmpty || pieces.length === standard) open += 1;
    records += 1;
    if (records === RECORDS_THAT_VOTE) break;
  }
  return closing >= open;
}

const RECORDS_THAT_VOTE = 1_000;

function* openRecords(lines: Iterable<DecodedLine>): Generator<OpenRecord> {
  let open: OpenRecord | null = null;
  for (const line of lines) {
    if (open && !isBeginning(line.text) && countOf(open) < open.enough) {
      carryOn(open, line);
    } else if (line.text.trim() !== '') {
      if (open) yield open;
      open = begin(line);
    }
  }
  if (open) yield open;
}

/** Whether a line begins as the records of an IDX file do, or as its header line. */
export const isBeginning = (line: string): boolean => BEGINNING.test(line);

const BEGINNING = /^\uFEFF?\s*(?:IDX\s*\d|version\s*#)/i;

/** Whether a first value is that of a record, not of a header line. */
const isRecordStart = (version: string): boolean => /^IDX\s*\d/i.test(version);

interface OpenRecord {
  line: number;
  text: string;
  /** Number of pieces, counted when a line follows that may continue the record. */
  pieces: number | null;
  /** Number of pieces from which the record may be complete. */
  enough: number;
  isCut: boolean;
  faults: Set<NonNullable<DecodedLine['fault']>>;
}

function begin({ line, text, isCut, fault }: DecodedLine): OpenRecord {
  const standard = standardValueCount(text.slice(0, text.indexOf('#')).trim());
  const enough = standard === standardValueCount('') ? FEWEST_VALUES : standard;
  return { line, text, pieces: null, enough, isCut, faults: new Set(fault ? [fault] : []) };
}

const countOf = (record: OpenRecord): number => (record.pieces ??= splitAtSeparator(record.text).length);

function carryOn(record: OpenRecord, { text, isCut, fault }: DecodedLine): void {
  record.pieces = countOf(record) + splitAtSeparator(text).length - 1;
  record.isCut ||= isCut || record.text.length + text.length > LONGEST_LINE;
  if (!record.isCut) record.text += `\n${text}`;
  if (fault) record.faults.add(fault);
}

function closed({ line, text, isCut, faults }: OpenRecord, isClosing: boolean): RawRecord {
  const values = piecesOf(text);
  const standard = standardValueCount(values[0] ?? '');
  if (values.length > 1 && values.at(-1) === '' && (isClosing || values.length > standard)) values.pop();
  return { line, values, hasLineBreak: text.trimEnd().includes('\n'), isCut, faults: [...faults] };
}

/** The texts between the separators of a record, trimmed. */
const piecesOf = (text: string): string[] =>
  splitAtSeparator(cleanCharacters(text.trimEnd())).map((value) => value.trim());

/** Splits at #, unless it belongs to a numeric character reference such as &#233;. */
const splitAtSeparator = (line: string): string[] =>
  line.includes('&#') ? line.split(/#(?!(?<=&#)(?:\d{2,7}|x[\da-f]{2,6});)/i) : line.split('#');
