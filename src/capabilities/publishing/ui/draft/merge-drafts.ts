import type { DraftPicture, SyncedContent } from './offer-draft.ts';
import { differences, type OfferForm } from './offer-form.ts';

/** One side of an offer that was changed in two places. */
export interface DraftSide {
  form: OfferForm;
  /** When it was changed, ISO 8601. */
  date: string;
}

/** What becomes of an offer that is written here and kept there. */
export type Merged =
  /** Nothing new there: what is written here goes on. */
  | { take: 'ours' }
  /** Nothing new here: what is kept there is shown. */
  | { take: 'theirs' }
  /** Both changed: the newer is shown, the other one can be taken instead. */
  | { take: 'choice'; shown: DraftSide; other: DraftSide; isOursShown: boolean };

/**
 * Compares what is written in this browser and what the server keeps with what both last had in common.
 *
 * @param synced null where they never met
 * @source docs/reference/workspace.md, "Drafts"
 */
export function mergeDrafts(ours: DraftSide, theirs: DraftSide, synced: SyncedContent | null): Merged {
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
 * Pictures that were added or taken away in two places: all that were added stay, whatever was taken away goes.
 *
 * @param synced ids of those that both had
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
