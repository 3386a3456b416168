import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { HeldRun } from '../import-report.ts';
import type { FeedObject } from './feed-object.ts';

/** A listing as an earlier run left it. */
export interface StoredObject {
  id: number;
  externalId: string;
  status: number;
  contentHash: string | null;
  missedRuns: number;
  /** Null where its place was not known. */
  cityId: number | null;
}

/** What a full load means for the listings of an agency. */
export interface ImportPlan {
  create: FeedObject[];
  update: { stored: StoredObject; object: FeedObject }[];
  /** Said the same as before. */
  unchanged: StoredObject[];
  /** Kept as they are: the new record gives no known place. */
  unplaced: { stored: StoredObject; object: FeedObject }[];
  /** Active and missing from the file for the first time. */
  missing: StoredObject[];
  /** Active and missing for the second time. */
  withdraw: StoredObject[];
  /** Archived under a key that the feed uses again: the key belongs to the new listing. */
  release: StoredObject[];
  held: HeldRun | null;
}

/** Runs in a row in which an object must be missing before it is hidden. @source rules §5.2 */
const RUNS_UNTIL_HIDDEN = 2;
/** Share of the active listings that a file may remove unasked. @source feeds §4.4 */
const REMOVABLE_SHARE = 0.2;

/** What is in a file. */
export interface FeedContent {
  objects: readonly FeedObject[];
  /** References of objects whose records were put aside: they count as present. */
  putAsideReferences: ReadonlySet<string>;
  /** Whether the file has no record at all. */
  isEmpty: boolean;
}

/** Compares a full load with what is stored. Decides everything, writes nothing. */
export function planImport(
  { objects, putAsideReferences, isEmpty }: FeedContent,
  stored: readonly StoredObject[],
): ImportPlan {
  const current = new Map<string, StoredObject>();
  const archived = new Map<string, StoredObject>();
  for (const one of stored) (one.status === OfferStatus.Historical ? archived : current).set(one.externalId, one);

  const plan: ImportPlan = {
    create: [],
    update: [],
    unchanged: [],
    unplaced: [],
    missing: [],
    withdraw: [],
    release: [],
    held: null,
  };
  for (const object of objects) {
    const key = object.offer.externalId;
    const before = current.get(key);
    const old = archived.get(key);
    if (old) plan.release.push(old);
    if (!before) plan.create.push(object);
    else if (object.place === null && before.cityId !== null) plan.unplaced.push({ stored: before, object });
    else if (isSettled(before, object)) plan.unchanged.push(before);
    else plan.update.push({ stored: before, object });
  }

  const keys = new Set(objects.map((object) => object.offer.externalId));
  const active = [...current.values()].filter((one) => one.status === OfferStatus.Active);
  const gone = active.filter(
    (one) => !keys.has(one.externalId) && !putAsideReferences.has(referencesIn(one.externalId)),
  );
  for (const one of gone) (one.missedRuns + 1 >= RUNS_UNTIL_HIDDEN ? plan.withdraw : plan.missing).push(one);
  if (gone.length > active.length * REMOVABLE_SHARE) {
    plan.held = { reason: isEmpty ? 'emptyFile' : 'tooManyMissing', wouldWithdraw: gone.length, of: active.length };
  }
  return plan;
}

/** Where a listing stands after its record was taken over again. */
export function statusAfterUpdate(stored: StoredObject, object: FeedObject): OfferStatus {
  if (stored.status === OfferStatus.HiddenOnSource) return OfferStatus.Active;
  const wasUnplaced = stored.status === OfferStatus.HiddenIncorrect && stored.cityId === null;
  return wasUnplaced && object.place !== null ? OfferStatus.Active : (stored.status as OfferStatus);
}

/** Nothing to write: said before, and not hidden for having been missing. */
const isSettled = (stored: StoredObject, object: FeedObject): boolean =>
  stored.contentHash === object.contentHash && stored.status !== OfferStatus.HiddenOnSource;

const referencesIn = (externalId: string): string => externalId.slice(externalId.indexOf('#') + 1);
