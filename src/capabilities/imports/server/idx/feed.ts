import type { ImportProblem } from '../../import-problem.ts';
import { type ImportedOffer, offerFromRecord } from './offer.ts';
import { readRecords } from './reader.ts';
import type { FeedSurvey } from './survey.ts';
import type { FeedBytes } from './text/feed-bytes.ts';

/** A record of a feed, interpreted without any look-up. */
export interface FeedRecord {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  /** The references of the object, as in `referencesOf`; null where they cannot be read. */
  references: string | null;
  /** Null where the record is put aside. */
  offer: ImportedOffer | null;
  problems: ImportProblem[];
}

/** Reads a feed and converts its records to offers, one after the other. Of two records with one key the first counts. */
export function* readFeed(feed: FeedBytes, survey: FeedSurvey, now: Date): Generator<FeedRecord> {
  const keys = new Set<string>();
  for (const { line, references, record, problems } of readRecords(feed, survey)) {
    if (!record) {
      yield { line, references, offer: null, problems };
      continue;
    }
    const { offer, problems: found } = offerFromRecord(record, { habits: survey.habits, now });
    const isSecond = offer !== null && keys.has(offer.externalId);
    if (offer) keys.add(offer.externalId);
    if (isSecond) found.push(sameKeyTwice(line, offer.externalId));
    const object = references !== null && { object: references };
    const all = [...problems, ...found.map((problem) => ({ ...problem, ...object }))];
    yield { line, references, offer: isSecond ? null : offer, problems: all };
  }
}

const sameKeyTwice = (record: number, value: string): ImportProblem => ({
  record,
  field: 'ref_object',
  problem: 'sameKeyTwice',
  value,
  done: 'putAside',
});
