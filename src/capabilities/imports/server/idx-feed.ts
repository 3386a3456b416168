import type { ImportProblem } from '../import-problem.ts';
import { type ImportedOffer, offerFromRecord } from './idx-offer.ts';
import { type PutAside, readIdx, referencesOf } from './idx-reader.ts';

/** A feed understood, as far as it can be without looking anything up. */
export interface Feed {
  /** Records in the file. */
  read: number;
  offers: ImportedOffer[];
  putAside: PutAside[];
  problems: ImportProblem[];
}

/** Reads a feed and turns its records into offers. Never throws. Of two records with one key the first counts. */
export function readFeed(bytes: Uint8Array, now: Date): Feed {
  const { records, putAside, problems } = readIdx(bytes);
  const feed: Feed = { read: records.length + putAside.length, offers: [], putAside, problems };
  const keys = new Set<string>();
  for (const record of records) {
    const { offer, problems: found } = offerFromRecord(record, now);
    feed.problems.push(...found);
    if (offer && !keys.has(offer.externalId)) {
      keys.add(offer.externalId);
      feed.offers.push(offer);
      continue;
    }
    feed.putAside.push({ line: record.line, references: referencesOf(record) });
    if (!offer) continue;
    feed.problems.push({
      record: record.line,
      field: 'ref_object',
      problem: 'sameKeyTwice',
      value: offer.externalId,
      done: 'putAside',
    });
  }
  return feed;
}
