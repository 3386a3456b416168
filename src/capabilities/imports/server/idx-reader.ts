import type { ImportProblem, ProblemKey, ProblemOutcome } from '../import-problem.ts';
import { brokenAnchor, hasSoundHead } from './idx-anchors.ts';
import { decodeFeed, type FeedEncoding } from './idx-encoding.ts';
import { fieldNumber, fieldText, IDX_FIELDS, type IdxField, type IdxRecord } from './idx-fields.ts';
import { cleanCharacters } from './idx-text.ts';

/** A record that is not taken over. */
export interface PutAside {
  line: number;
  /** The references of the object, as in `referencesOf`; null where they cannot be read. */
  references: string | null;
}

/** A feed, read but not yet understood. */
export interface IdxFile {
  encoding: FeedEncoding;
  records: IdxRecord[];
  putAside: PutAside[];
  problems: ImportProblem[];
}

/**
 * Reads an IDX 3.01 file. Never throws: what cannot be read is put aside with its reason.
 *
 * Lines may end in CR LF, LF or CR. A line that does not begin with the version carries on the record before it as long
 * as that one is short: a sender's line break inside a text.
 *
 * @source feeds §1, §4.1–4.3
 */
export function readIdx(bytes: Uint8Array): IdxFile {
  const { text, encoding, damagedLines } = decodeFeed(bytes);
  const file: IdxFile = {
    encoding,
    records: [],
    putAside: [],
    problems: damagedLines.map((line) => wholeRecord(line, 'damagedCharacters', 'dropped')),
  };
  for (const record of recordsOf(text)) {
    if (isHeader(record.values)) file.problems.push(wholeRecord(record.line, 'headerLine', 'dropped'));
    else readRecord(record, file);
  }
  return file;
}

/**
 * The references of an object: ref_property, ref_house and ref_object, joined by the one character that none of them
 * can contain. Null where all are empty or one is the forbidden word "null".
 */
export function referencesOf(record: IdxRecord): string | null {
  const references = [
    fieldText(record, 'ref_property'),
    fieldText(record, 'ref_house'),
    fieldText(record, 'ref_object'),
  ];
  if (references.every((text) => text === '') || references.some((text) => /^null$/i.test(text))) return null;
  return references.join('#');
}

interface RecordLines extends IdxRecord {
  hasLineBreak: boolean;
}

const FEWEST_VALUES = 181;
const MOST_VALUES = 184;

function readRecord({ line, values, hasLineBreak }: RecordLines, file: IdxFile): void {
  const record: IdxRecord = { line, values };
  const count = values.length;
  const isCountAccepted = count >= FEWEST_VALUES && count <= MOST_VALUES;
  const broken = isCountAccepted ? brokenAnchor(record) : null;
  const isTrusted = isCountAccepted && broken === null;
  const note = (problem: ProblemKey, done: ProblemOutcome, more: { field?: IdxField; value?: string } = {}): void =>
    void file.problems.push({ record: line, field: '', problem, done: isTrusted ? done : 'putAside', ...more });

  if (count !== IDX_FIELDS.length) note('valueCount', 'kept', { value: String(count) });
  if (hasLineBreak) note('lineBreakInside', 'repaired');
  if (broken) {
    const value = fieldText(record, broken);
    note('shifted', 'putAside', { field: broken, ...(value && { value }) });
  }
  if (isTrusted) file.records.push(record);
  else file.putAside.push({ line, references: hasSoundHead(record) ? referencesOf(record) : null });
}

function recordsOf(text: string): RecordLines[] {
  const records: { line: number; parts: string[]; pieces: number }[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const last = records.at(-1);
    const carriesOn = last !== undefined && last.pieces < FEWEST_VALUES && !BEGINNING.test(line);
    if (carriesOn) {
      last.parts.push(line);
      last.pieces += splitAtSeparator(line).length - 1;
    } else if (line.trim() !== '') {
      records.push({ line: index + 1, parts: [line], pieces: splitAtSeparator(line).length });
    }
  }
  return records.map(({ line, parts }) => {
    const whole = parts.join('\n').trimEnd();
    return { line, values: valuesOf(whole), hasLineBreak: whole.includes('\n') };
  });
}

const BEGINNING = /^\uFEFF?\s*(?:IDX|version\s*#)/i;

function valuesOf(line: string): string[] {
  const values = splitAtSeparator(cleanCharacters(line)).map((value) => value.trim());
  if (values.length > 1 && values.at(-1) === '') values.pop();
  return values;
}

/** A # separates, unless it belongs to a numeric character reference such as &#233;. */
const splitAtSeparator = (line: string): string[] => line.split(/#(?!(?<=&#)(?:\d{2,7}|x[\da-f]{2,6});)/i);

const isHeader = (values: readonly string[]): boolean =>
  values[0]?.toLowerCase() === 'version' && values[fieldNumber('sender_id')]?.toLowerCase() === 'sender_id';

const wholeRecord = (record: number, problem: ProblemKey, done: ProblemOutcome): ImportProblem => ({
  record,
  field: '',
  problem,
  done,
});
