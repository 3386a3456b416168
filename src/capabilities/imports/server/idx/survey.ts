import type { ImportProblem } from '../../import-problem.ts';
import { type AnchorVerdict, type FileTraits, isOldVersion, judgeAnchors } from './anchors.ts';
import { fieldNumber, IDX_FIELDS } from './fields.ts';
import { formatName } from './formats.ts';
import { pictureNamesOf } from './pictures.ts';
import { closesRecords, isBeginning, type RawRecord, recordsOf } from './records.ts';
import { type Decoding, decodedLines, detectEncoding } from './text/encoding.ts';
import type { FeedBytes } from './text/feed-bytes.ts';

/** Reason why a file is not read. */
export interface RefusedFeed {
  reason: 'wrongFormat' | 'unsureEncoding';
  /** Name of its format, or of its possible encodings. */
  name: string;
}

/** Properties of a feed, determined before any of its records is imported. */
export interface FeedSurvey {
  decoding: Decoding;
  /** Whether the sender puts a # after the last value of a record. */
  isClosing: boolean;
  habits: FileTraits;
  /** Whether `open` records are trusted, because most other records of the file are sound. */
  isOpenTrusted: boolean;
  /** Whether the values of most records are shifted: then no record of the file is imported. */
  isLayoutShifted: boolean;
  /** Problems of the file as a whole. */
  problems: readonly ImportProblem[];
}

/**
 * Surveys a feed: its encoding, the usual number of values in its records, and whether they are in their fields.
 *
 * Single records are judged by this vote over the whole file.
 *
 * @param onPicture called with every file name of a picture in the file
 */
export function surveyFeed(
  feed: FeedBytes,
  onPicture: (name: string) => void = () => undefined,
): FeedSurvey | RefusedFeed {
  const decoding = detectEncoding(feed);
  if ('couldBe' in decoding) return { reason: 'unsureEncoding', name: decoding.couldBe.join(', ') };
  const isClosing = closesRecords(decodedLines(feed, decoding));
  const tally = tallyRecords(recordsOf(decodedLines(feed, decoding), isClosing), onPicture);
  if (tally.records > 0 && tally.beginnings === 0) return { reason: 'wrongFormat', name: formatName(feed) };

  const usualCount = usualOf(tally.counts);
  const { sound = 0, open = 0, shifted = 0 } = tally.counts.get(usualCount ?? -1) ?? {};
  const votes = [...tally.counts.values()];
  const shiftedVotes = sumOf(votes, 'shifted');
  const isAgencyIdEmpty = tally.records > 0 && !tally.hasAgencyId;
  return {
    decoding,
    isClosing,
    habits: { usualCount, isAgencyIdEmpty, filledFields: filledFields(tally) },
    isOpenTrusted: sound >= FEWEST_VOTES && shifted * 10 <= sound && open > 0,
    isLayoutShifted: shiftedVotes >= FEWEST_VOTES && shiftedVotes > sumOf(votes, 'sound'),
    problems: [
      ...tally.headers.slice(0, MOST_HEADERS),
      ...[...tally.oldVersions].map((value) => ofFile('version', 'oldVersion', value)),
      ...(isAgencyIdEmpty ? [ofFile('agency_id', 'agencyIdEmpty')] : []),
    ],
  };
}

/** Smallest number of records for a vote. */
const FEWEST_VOTES = 3;
/** Number of records from which a field that nearly all of them fill counts as filled by habit. */
const FEWEST_HABITUAL = 10;
const HABITUAL_SHARE = 0.9;
/** Largest number of header lines in the report: some senders join files that have one each. */
const MOST_HEADERS = 100;
/** Largest number of versions in the report; a file usually has one. */
const MOST_VERSIONS = 5;

interface Tally {
  records: number;
  /** Number of records that begin as the format requires. */
  beginnings: number;
  /** Header lines, which are not part of the format. */
  headers: ImportProblem[];
  hasAgencyId: boolean;
  oldVersions: Set<string>;
  /** Number of records that fill each field. */
  filled: number[];
  /** Standings of the records, by number of values. */
  counts: Map<number, Record<AnchorVerdict, number>>;
}

function tallyRecords(records: Iterable<RawRecord>, onPicture: (name: string) => void): Tally {
  const tally: Tally = {
    records: 0,
    beginnings: 0,
    headers: [],
    hasAgencyId: false,
    oldVersions: new Set(),
    filled: IDX_FIELDS.map(() => 0),
    counts: new Map(),
  };
  for (const record of records) {
    tally.records += 1;
    const version = record.values[0] ?? '';
    if (!isBeginning(`${version}#`)) continue;
    tally.beginnings += 1;
    if (/^version$/i.test(version)) {
      tally.headers.push({ record: record.line, field: '', problem: 'headerLine', done: 'dropped' });
      continue;
    }
    if (isOldVersion(version) && tally.oldVersions.size < MOST_VERSIONS) tally.oldVersions.add(version);
    tally.hasAgencyId ||= (record.values[AGENCY_ID] ?? '') !== '';
    for (const field of tally.filled.keys())
      if (record.values[field]) tally.filled[field] = (tally.filled[field] ?? 0) + 1;
    pictureNamesOf(record.values).forEach(onPicture);
    vote(tally.counts, record);
  }
  return tally;
}

const AGENCY_ID = fieldNumber('agency_id');
const AGENCY_EMAIL = fieldNumber('agency_email');
const NO_HABITS: FileTraits = { usualCount: null, isAgencyIdEmpty: true, filledFields: new Set() };

function filledFields({ filled, beginnings }: Tally): Set<number> {
  if (beginnings < FEWEST_HABITUAL) return new Set();
  const enough = beginnings * HABITUAL_SHARE;
  return new Set([...filled.keys()].filter((field) => field > AGENCY_EMAIL && (filled[field] ?? 0) >= enough));
}

/** Judges a record by itself, as if all records of its file had the same number of values. */
function vote(counts: Tally['counts'], { line, values }: RawRecord): void {
  const standings = counts.get(values.length) ?? { sound: 0, open: 0, shifted: 0 };
  standings[judgeAnchors({ line, values }, { ...NO_HABITS, usualCount: values.length })] += 1;
  counts.set(values.length, standings);
}

/** The number of values in more than half of the records. */
function usualOf(counts: Tally['counts']): number | null {
  const sizes = [...counts].map(([count, { sound, open, shifted }]) => ({ count, records: sound + open + shifted }));
  const all = sizes.reduce((sum, { records }) => sum + records, 0);
  const usual = sizes.find(({ records }) => records >= FEWEST_VOTES && records * 2 > all);
  return usual?.count ?? null;
}

const sumOf = (votes: readonly Record<AnchorVerdict, number>[], standing: AnchorVerdict): number =>
  votes.reduce((sum, vote) => sum + vote[standing], 0);

const ofFile = (field: string, problem: 'oldVersion' | 'agencyIdEmpty', value?: string): ImportProblem => ({
  record: 0,
  field,
  problem,
  done: 'kept',
  ...(value !== undefined && { value }),
});
