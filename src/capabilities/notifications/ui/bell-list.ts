import { type BellEntry, kindOf } from './bell-kinds.ts';

/** Kinds without a rank, and unknown ones, come last. @source docs/reference/workspace.md, "Bell" */
const rankOf = (entry: BellEntry): number => kindOf(entry)?.rank ?? Number.MAX_SAFE_INTEGER;

/** Notifications sorted by type, the latest of each first. */
const sorted = (entries: readonly BellEntry[]): BellEntry[] =>
  entries.toSorted((one, other) => rankOf(one) - rankOf(other) || Date.parse(other.date) - Date.parse(one.date));

/** Two lists merged: each activity once, in the later list's version. */
export const mergedEntries = (entries: readonly BellEntry[], added: readonly BellEntry[]): BellEntry[] =>
  sorted([...new Map([...entries, ...added].map((entry) => [entry.activityId, entry])).values()]);

/** A list without the activity of another list's first entry. */
export const withoutEntry = (
  entries: readonly BellEntry[],
  [removed]: readonly Pick<BellEntry, 'activityId'>[],
): BellEntry[] => entries.filter(({ activityId }) => activityId !== removed?.activityId);

/** A list with the changed fields of some activities. */
export function withChangedEntries(
  entries: readonly BellEntry[],
  patches: readonly (Pick<BellEntry, 'activityId'> & Partial<BellEntry>)[],
): BellEntry[] {
  const byActivity = new Map(patches.map((patch) => [patch.activityId, patch]));
  return sorted(entries.map((entry) => ({ ...entry, ...byActivity.get(entry.activityId) })));
}

/** Notifications in an event's data, reduced to valid ones: newer servers may send other data. */
export const entriesOf = (data: unknown): BellEntry[] =>
  (Array.isArray(data) ? data : []).filter((entry) => typeof entry?.activityId === 'string');
