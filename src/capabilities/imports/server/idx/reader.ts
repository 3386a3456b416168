import type { ImportProblem, ProblemKey, ProblemOutcome } from '../../import-problem.ts';
import { firstMisfit, hasReliableHead, judgeAnchors, standardValueCount } from './anchors.ts';
import { feedFieldText, fieldNumber, IDX_FIELDS, type IdxField, type IdxRecord } from './fields.ts';
import { FEWEST_VALUES, type RawRecord, recordsOf } from './records.ts';
import type { FeedSurvey } from './survey.ts';
import { decodedLines } from './text/encoding.ts';
import type { FeedBytes } from './text/feed-bytes.ts';

/** A record of a feed that was read and not yet interpreted. */
export interface ReadRecord {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  /** The references of the object, as in `referencesOf`; null where they cannot be read. */
  references: string | null;
  /** Null where the record is put aside. */
  record: IdxRecord | null;
  problems: ImportProblem[];
}

/**
 * The records of a feed, one after the other. Never throws for its content: an unreadable or misplaced record is put aside with its
 * reason.
 *
 * A header line is no record.
 *
 * @source docs/reference/feeds.md, "Records"
 */
export function* readRecords(feed: FeedBytes, survey: FeedSurvey): Generator<ReadRecord> {
  for (const raw of recordsOf(decodedLines(feed, survey.decoding), survey.isClosing)) {
    if (!isHeader(raw.values)) yield readRecord(raw, survey);
  }
}

/**
 * The references of an object: ref_property, ref_house and ref_object, joined by the one character that none of them can contain.
 * Null where all are empty or one is the forbidden word "null".
 */
export function referencesOf(record: IdxRecord): string | null {
  const references = [
    feedFieldText(record, 'ref_property'),
    feedFieldText(record, 'ref_house'),
    feedFieldText(record, 'ref_object'),
  ];
  if (references.every((text) => text === '') || references.some((text) => /^null$/i.test(text))) return null;
  return references.join('#');
}

/** Smallest number of values in a readable record of an earlier version: up to the agency's e-mail. */
const FEWEST_OLD_VALUES = fieldNumber('agency_email') + 1;
/** Largest number of values in a readable record; more only where those beyond the format's are empty throughout the file. */
const MOST_VALUES = IDX_FIELDS.length + 1;

function readRecord(raw: RawRecord, survey: FeedSurvey): ReadRecord {
  const record: IdxRecord = { line: raw.line, values: raw.values };
  const cause = reasonAgainst(raw, survey);
  const references = hasReliableHead(record) ? referencesOf(record) : null;
  const problems: ImportProblem[] = [];
  const addProblem = (
    problem: ProblemKey,
    done: ProblemOutcome,
    more: { field?: IdxField; value?: string } = {},
  ): void =>
    void problems.push({
      record: raw.line,
      field: '',
      problem,
      done: cause ? 'putAside' : done,
      ...(references !== null && { object: references }),
      ...more,
    });

  for (const fault of raw.faults) addProblem(fault, fault === 'doubleUtf8' ? 'repaired' : 'dropped');
  const standard = standardValueCount(feedFieldText(record, 'version'));
  if (raw.values.length !== standard) addProblem('valueCount', 'kept', { value: String(raw.values.length) });
  if (raw.hasLineBreak) addProblem('lineBreakInside', 'repaired');
  if (cause && cause !== 'valueCount') {
    const field = cause === 'shifted' ? firstMisfit(record, survey.habits) : null;
    const value = field ? feedFieldText(record, field) : '';
    addProblem(cause, 'putAside', { ...(field && { field }), ...(value && { value }) });
  }
  return { line: raw.line, references, record: cause ? null : record, problems };
}

/** The reason to put a record aside before its interpretation; null without one. */
function reasonAgainst(raw: RawRecord, { habits, isOpenTrusted, isLayoutShifted }: FeedSurvey): ProblemKey | null {
  if (raw.isCut) return 'tooLong';
  if (!isReadable(raw.values, habits.usualCount)) return 'valueCount';
  const standing = judgeAnchors(raw, habits);
  if (standing === 'shifted') return 'shifted';
  if (isLayoutShifted) return 'layoutShifted';
  const isAsUsual = raw.values.length === habits.usualCount;
  return standing === 'open' && !(isOpenTrusted && isAsUsual) ? 'placesUnclear' : null;
}

function isReadable(values: readonly string[], usualCount: number | null): boolean {
  const fewest = standardValueCount(values[0] ?? '') === IDX_FIELDS.length ? FEWEST_VALUES : FEWEST_OLD_VALUES;
  if (values.length < fewest) return false;
  if (values.length <= MOST_VALUES) return true;
  return values.length === usualCount && values.slice(IDX_FIELDS.length).every((value) => value === '');
}

const isHeader = (values: readonly string[]): boolean =>
  values[0]?.toLowerCase() === 'version' && values[fieldNumber('sender_id')]?.toLowerCase() === 'sender_id';
