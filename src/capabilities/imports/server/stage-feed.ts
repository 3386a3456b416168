import { isAbroad } from '#capabilities/locations/server/location.service.ts';
import type { StoredListing } from '#capabilities/offers/external-listing.ts';
import type { ListingDelivery } from '#capabilities/offers/server/delivery/listing-delivery.service.ts';
import type { Db } from '#platform/db/db.ts';
import { ContactTally } from './contact-tally.ts';
import type { FeedObject } from './feed-object.ts';
import { repeatedPictureProblems } from './feed-pictures.ts';
import { type FeedRecord, readFeed } from './idx/feed.ts';
import type { FeedSurvey } from './idx/survey.ts';
import type { FeedBytes } from './idx/text/feed-bytes.ts';
import { isUpToDate, type PlannedObject } from './import.plan.ts';
import { ObjectFinder } from './object-finder.ts';
import type { PictureFolder } from './picture-folder.ts';
import { ProblemLog } from './problem-log.ts';

/** A staged feed, and the parts of it that a plan needs. */
export interface StagedFeed {
  /** Records in the file. */
  read: number;
  /** Records that were put aside. */
  putAside: number;
  objects: PlannedObject[];
  putAsideReferences: Set<string>;
  contacts: ContactTally;
  problems: ProblemLog;
}

/** Number of records looked up and staged at a time. */
const BATCH = 1_000;

/** Reads a feed into the staging table, batch after batch; objects without changes are not staged. */
export async function stageFeed(
  ctx: { db: Db; delivery: ListingDelivery; folder: PictureFolder | null; agencyId: number | null },
  { feed, survey, stored, now }: { feed: FeedBytes; survey: FeedSurvey; stored: readonly StoredListing[]; now: Date },
): Promise<StagedFeed> {
  const staged: StagedFeed = {
    read: 0,
    putAside: 0,
    objects: [],
    putAsideReferences: new Set(),
    contacts: new ContactTally(),
    problems: new ProblemLog(),
  };
  staged.problems.add(survey.problems);
  const finder = new ObjectFinder(ctx);
  const storedByKey = new Map(stored.map((one) => [one.externalId, one]));
  // The database stores a batch while the next one is read.
  let storing: Promise<void> = Promise.resolve();
  for (const batch of batchesOf(readFeed(feed, survey, now))) {
    await storing;
    take(staged, batch);
    const offers = batch.flatMap(({ offer }) => offer ?? []);
    const { objects, problems } = await finder.find(offers);
    staged.problems.add(problems);
    const unsettled = objects.filter((object) => {
      const planned = plannedObject(object);
      staged.objects.push(planned);
      const before = storedByKey.get(planned.externalId);
      if (!before || !isUpToDate(before, planned)) return true;
      staged.problems.add(repeatedPictureProblems(object));
      return false;
    });
    if (unsettled.length === 0) continue;
    storing = ctx.delivery.stage(unsettled, now);
    // Awaited above or below; until then a rejection has no other handler.
    storing.catch(() => undefined);
  }
  await storing;
  staged.problems.add(finder.wholeFileProblems());
  return staged;
}

function take(staged: StagedFeed, batch: readonly FeedRecord[]): void {
  for (const { offer, references, problems } of batch) {
    staged.read += 1;
    staged.problems.add(problems);
    if (offer) staged.contacts.add(offer);
    else {
      staged.putAside += 1;
      if (references !== null) staged.putAsideReferences.add(references);
    }
  }
}

function plannedObject({ offer, place, contentHash }: FeedObject): PlannedObject {
  const placeText = place ? null : [offer.country, offer.postalCode, offer.city].filter(Boolean).join(' ');
  return {
    externalId: offer.externalId,
    contentHash,
    hasPosition: place !== null,
    line: offer.line,
    ...(placeText !== null && { placeText, placeProblem: isAbroad(offer) ? 'placeAbroad' : 'placeUnknown' }),
  };
}

function* batchesOf<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
