import { standardCount } from './anchors.ts';
import type { DecodedLine } from './encoding.ts';
import { LONGEST_LINE } from './lines.ts';
import { cleanCharacters } from './text.ts';

/** The values of a record as the sender wrote them, and what was wrong with its lines. */
export interface RawRecord {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  /** Trimmed. */
  values: readonly string[];
  hasLineBreak: boolean;
  isCut: boolean;
  faults: readonly NonNullable<DecodedLine['fault']>[];
}

/** Fewest values of a record of the current version that is read. */
export const FEWEST_VALUES = 181;
/** Most values of a record that is read. */
export const MOST_VALUES = 184;

/**
 * Puts lines together to records. A line that does not begin with the version carries on the record before it as long as
 * that one is short: a sender's line break inside a text. Holds one record at a time, of bounded length.
 *
 * @source docs/reference/feeds.md, "Records"
 */
export function* recordsOf(lines: Iterable<DecodedLine>): Generator<RawRecord> {
  let open: OpenRecord | null = null;
  for (const line of lines) {
    if (open && !isBeginning(line.text) && piecesOf(open) < open.enough) {
      carryOn(open, line);
    } else if (line.text.trim() !== '') {
      if (open) yield closed(open);
      open = begin(line);
    }
  }
  if (open) yield closed(open);
}

/** Whether a line begins as the records of an IDX file do, or as its header line. */
export const isBeginning = (line: string): boolean => BEGINNING.test(line);

const BEGINNING = /^\uFEFF?\s*(?:IDX\s*\d|version\s*#)/i;

interface OpenRecord {
  line: number;
  text: string;
  /** Counted when a line follows that may carry on. */
  pieces: number | null;
  /** Pieces from which on the record may be whole. */
  enough: number;
  isCut: boolean;
  faults: Set<NonNullable<DecodedLine['fault']>>;
}

function begin({ line, text, isCut, fault }: DecodedLine): OpenRecord {
  const standard = standardCount(text.slice(0, text.indexOf('#')).trim());
  const enough = standard === standardCount('') ? FEWEST_VALUES : standard;
  return { line, text, pieces: null, enough, isCut, faults: new Set(fault ? [fault] : []) };
}

const piecesOf = (record: OpenRecord): number => (record.pieces ??= splitAtSeparator(record.text).length);

function carryOn(record: OpenRecord, { text, isCut, fault }: DecodedLine): void {
  record.pieces = piecesOf(record) + splitAtSeparator(text).length - 1;
  record.isCut ||= isCut || record.text.length + text.length > LONGEST_LINE;
  if (!record.isCut) record.text += `\n${text}`;
  if (fault) record.faults.add(fault);
}

function closed({ line, text, isCut, faults }: OpenRecord): RawRecord {
  const whole = text.trimEnd();
  return { line, values: valuesOf(whole), hasLineBreak: whole.includes('\n'), isCut, faults: [...faults] };
}

function valuesOf(line: string): string[] {
  const values = splitAtSeparator(cleanCharacters(line)).map((value) => value.trim());
  if (values.length > 1 && values.at(-1) === '') values.pop();
  return values;
}

/** A # separates, unless it belongs to a numeric character reference such as &#233;. */
const splitAtSeparator = (line: string): string[] =>
  line.includes('&#') ? line.split(/#(?!(?<=&#)(?:\d{2,7}|x[\da-f]{2,6});)/i) : line.split('#');
