import type { DraftPicture, SyncedContent } from './offer-draft.ts';
import { differences, type OfferForm } from './offer-form.ts';

/** One version of an offer that was changed in two places. */
export interface DraftSide {
  form: OfferForm;
  /** Time of the change, ISO 8601. */
  date: string;
}

/** Result of merging the version of this browser with the server's. */
export type MergeResult =
  /** Only this browser's version changed: editing continues. */
  | { take: 'ours' }
  /** Only the server's version changed: it is shown. */
  | { take: 'theirs' }
  /** Both changed: the newer is shown, and the other can be chosen instead. */
  | { take: 'choice'; shown: DraftSide; other: DraftSide; isOursShown: boolean };

/**
 * Compares the version of this browser and the server's with their last common version.
 *
 * @param synced null where there is none
 * @source docs/reference/workspace.md, "Drafts"
 */
export function mergeDrafts(ours: DraftSide, theirs: DraftSide, synced: SyncedContent | null): MergeResult {
  if (differences(ours.form, theirs.form).length === 0) return { take: 'ours' };
  const isOursNew = synced === null || differences(ours.form, synced.sent).length > 0;
  const isTheirsNew = synced === null || differences(theirs.form, synced.property).length > 0;
  if (!isTheirsNew) return { take: 'ours' };
  if (!isOursNew) return { take: 'theirs' };
  const isOursShown = Date.parse(ours.date) >= Date.parse(theirs.date);
  return isOursShown
    ? { take: 'choice', shown: ours, other: theirs, isOursShown }
    : { take: 'choice', shown: theirs, other: ours, isOursShown };
}

/**
 * Merges pictures that were added or removed in two places: every addition stays, every removal applies.
 *
 * @param synced ids of the common version
 */
export function mergePictures(
  ours: readonly DraftPicture[],
  theirs: readonly DraftPicture[],
  synced: readonly number[],
): DraftPicture[] {
  const had = new Set(synced);
  const there = new Set(theirs.map(({ img_id }) => img_id));
  const here = new Set(ours.map(({ img_id }) => img_id));
  const left = ours.filter(({ img_id }) => img_id === null || there.has(img_id) || !had.has(img_id));
  const added = theirs.filter(({ img_id }) => img_id !== null && !here.has(img_id) && !had.has(img_id));
  return [...left, ...added];
}
