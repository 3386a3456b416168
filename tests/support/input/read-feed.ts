import type { ImportProblem } from '#capabilities/imports/import-problem.ts';
import { readFeed } from '#capabilities/imports/server/idx/feed.ts';
import type { IdxRecord } from '#capabilities/imports/server/idx/fields.ts';
import type { ImportedOffer } from '#capabilities/imports/server/idx/offer.ts';
import { readRecords } from '#capabilities/imports/server/idx/reader.ts';
import { type FeedSurvey, surveyFeed } from '#capabilities/imports/server/idx/survey.ts';
import { bytesInMemory } from '#capabilities/imports/server/idx/text/feed-bytes.ts';

/** A record of which nothing was taken over. */
interface PutAside {
  line: number;
  references: string | null;
}

/** All that a file says, at once. */
interface WholeFile<Item> {
  taken: Item[];
  putAside: PutAside[];
  problems: ImportProblem[];
}

/** The records of a file; one that is refused as a whole fails the test. */
export function recordsIn(bytes: Uint8Array): WholeFile<IdxRecord> {
  const survey = surveyed(bytes);
  const file: WholeFile<IdxRecord> = { taken: [], putAside: [], problems: [...survey.problems] };
  for (const { record, line, references, problems } of readRecords(bytesInMemory(bytes), survey)) {
    file.problems.push(...problems);
    if (record) file.taken.push(record);
    else file.putAside.push({ line, references });
  }
  return file;
}

/** The offers of a file; one that is refused as a whole fails the test. */
export function offersIn(bytes: Uint8Array, now: Date): WholeFile<ImportedOffer> {
  const survey = surveyed(bytes);
  const file: WholeFile<ImportedOffer> = { taken: [], putAside: [], problems: [...survey.problems] };
  for (const { offer, line, references, problems } of readFeed(bytesInMemory(bytes), survey, now)) {
    file.problems.push(...problems);
    if (offer) file.taken.push(offer);
    else file.putAside.push({ line, references });
  }
  return file;
}

function surveyed(bytes: Uint8Array): FeedSurvey {
  const survey = surveyFeed(bytesInMemory(bytes));
  if ('reason' in survey) throw new Error(`The file was refused: ${survey.reason}, ${survey.name}.`);
  return survey;
}
