import type { StoredListing } from '#capabilities/offers/external-listing.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { RunHold } from '../import-report.ts';

/** The fields of an object in the file that a plan needs. */
export interface PlannedObject {
  externalId: string;
  contentHash: string;
  hasPosition: boolean;
  /** Line of the file. */
  line: number;
  /** Place in the file that is not known. */
  placeText?: string;
  /** Reason why it has no place. */
  placeProblem?: 'placeAbroad' | 'placeUnknown';
}

/** A listing and its object in the file. */
export interface MatchedListing {
  stored: StoredListing;
  object: PlannedObject;
}

/** Effects of a full load on the listings of an agency. */
export interface ImportPlan {
  create: PlannedObject[];
  update: MatchedListing[];
  /** Those of `update` whose object now has the same references under another agency_id. */
  moved: MatchedListing[];
  /** Listings with unchanged content. */
  unchanged: StoredListing[];
  /** Unchanged listings whose new record has no known place. */
  unplaced: MatchedListing[];
  /** Active and missing from the file for the first time. */
  missing: StoredListing[];
  /** Active and missing for the second time. */
  withdraw: StoredListing[];
  /** Archived under a key that the feed uses again: the key belongs to the new listing. */
  release: StoredListing[];
  held: RunHold | null;
}

/**
 * Consecutive runs in which an object must be missing before it is hidden.
 *
 * @source docs/reference/feeds.md, "Full load"
 */
const RUNS_UNTIL_HIDDEN = 2;
/** Share of the active listings that a file may remove without confirmation. @source docs/reference/feeds.md, "Held runs" */
const REMOVABLE_SHARE = 0.2;

/** Contents of a file. */
export interface FeedContent {
  objects: readonly PlannedObject[];
  /** References of objects whose records were put aside: they count as present. */
  putAsideReferences: ReadonlySet<string>;
  /** Whether the file has no record at all. */
  isEmpty: boolean;
}

/** Compares a full load with the stored listings. Decides everything, writes nothing. */
export function planImport(
  { objects, putAsideReferences, isEmpty }: FeedContent,
  stored: readonly StoredListing[],
): ImportPlan {
  const current = new Map<string, StoredListing>();
  const archived = new Map<string, StoredListing>();
  for (const one of stored) (one.status === OfferStatus.Historical ? archived : current).set(one.externalId, one);
  const keys = new Set(objects.map((object) => object.externalId));
  const left = leftBehind(current, keys);

  const plan = emptyPlan();
  for (const object of objects) {
    const old = archived.get(object.externalId);
    if (old) plan.release.push(old);
    const references = referencesIn(object.externalId);
    const moved = current.has(object.externalId) ? undefined : left.get(references);
    if (moved) left.delete(references);
    place(plan, object, { before: current.get(object.externalId) ?? moved, isMoved: moved !== undefined });
  }

  const taken = new Set([...plan.moved, ...plan.unplaced].map(({ stored: one }) => one.externalId));
  const active = [...current.values()].filter((one) => one.status === OfferStatus.Active);
  const gone = active.filter(
    ({ externalId }) =>
      !keys.has(externalId) && !taken.has(externalId) && !putAsideReferences.has(referencesIn(externalId)),
  );
  for (const one of gone) (one.missedRuns + 1 >= RUNS_UNTIL_HIDDEN ? plan.withdraw : plan.missing).push(one);
  if (gone.length > active.length * REMOVABLE_SHARE) {
    plan.held = { reason: isEmpty ? 'emptyFile' : 'tooManyMissing', wouldWithdraw: gone.length, of: active.length };
  }
  return plan;
}

/** State of a listing after its record was imported again. */
export function statusAfterUpdate({ stored, object }: MatchedListing): OfferStatus {
  if (stored.status === OfferStatus.HiddenOnSource) return OfferStatus.Active;
  const wasUnplaced = stored.status === OfferStatus.HiddenIncorrect && stored.cityId === null;
  return wasUnplaced && object.hasPosition ? OfferStatus.Active : (stored.status as OfferStatus);
}

/** Whether nothing has to be written: unchanged content, and hidden neither for being missing nor for a place that is known by now. */
export const isUpToDate = (stored: StoredListing, object: PlannedObject): boolean =>
  stored.externalId === object.externalId &&
  stored.contentHash === object.contentHash &&
  stored.status !== OfferStatus.HiddenOnSource &&
  !(object.hasPosition && stored.cityId === null);

const emptyPlan = (): ImportPlan => ({
  create: [],
  update: [],
  moved: [],
  unchanged: [],
  unplaced: [],
  missing: [],
  withdraw: [],
  release: [],
  held: null,
});

/**
 * Listings that are absent from the file, by their references; two with the same references are left out, as it is open which one
 * moved.
 */
function leftBehind(
  current: ReadonlyMap<string, StoredListing>,
  keys: ReadonlySet<string>,
): Map<string, StoredListing> {
  const left = [...current.values()].filter((one) => !keys.has(one.externalId));
  const groups = Map.groupBy(left, (one) => referencesIn(one.externalId));
  return new Map([...groups].flatMap(([references, [one, ...more]]) => (one && !more[0] ? [[references, one]] : [])));
}

function place(
  plan: ImportPlan,
  object: PlannedObject,
  { before, isMoved }: { before: StoredListing | undefined; isMoved: boolean },
): void {
  if (!before) plan.create.push(object);
  else if (!object.hasPosition && before.cityId !== null) plan.unplaced.push({ stored: before, object });
  else if (isUpToDate(before, object)) plan.unchanged.push(before);
  else {
    plan.update.push({ stored: before, object });
    if (isMoved) plan.moved.push({ stored: before, object });
  }
}

const referencesIn = (externalId: string): string => externalId.slice(externalId.indexOf('#') + 1);
