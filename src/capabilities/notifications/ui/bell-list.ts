import type { BellEntryFragment } from '#generated/operations.ts';
import { NotificationType } from '../notification.ts';

/** Something the bell tells; what comes by the socket leaves out what is empty. */
export type BellEntry = Pick<BellEntryFragment, 'activityId' | 'type' | 'date' | 'seen'> &
  Partial<Pick<BellEntryFragment, 'messageText'>> & { data: Partial<BellEntryFragment['data']> };

/** Types in the order in which they stand; what is not among them comes last. @source docs/reference/workspace.md, "Bell" */
const RANKS: readonly number[] = [
  NotificationType.Message,
  NotificationType.Suggestion,
  NotificationType.Alert,
  NotificationType.BlogArticle,
];

const rankOf = ({ type }: BellEntry): number => (RANKS.includes(type) ? RANKS.indexOf(type) : RANKS.length);

/** Entries in their order: by type, the latest of each first. */
const sorted = (entries: readonly BellEntry[]): BellEntry[] =>
  entries.toSorted((one, other) => rankOf(one) - rankOf(other) || Date.parse(other.date) - Date.parse(one.date));

/** Two lists as one: each activity once, as the later list has it. */
export const merged = (entries: readonly BellEntry[], added: readonly BellEntry[]): BellEntry[] =>
  sorted([...new Map([...entries, ...added].map((entry) => [entry.activityId, entry])).values()]);

/** A list without the activity of the first entry of another. */
export const without = (
  entries: readonly BellEntry[],
  [removed]: readonly Pick<BellEntry, 'activityId'>[],
): BellEntry[] => entries.filter(({ activityId }) => activityId !== removed?.activityId);

/** A list with what is new of some activities. */
export function patched(
  entries: readonly BellEntry[],
  patches: readonly (Pick<BellEntry, 'activityId'> & Partial<BellEntry>)[],
): BellEntry[] {
  const byActivity = new Map(patches.map((patch) => [patch.activityId, patch]));
  return sorted(entries.map((entry) => ({ ...entry, ...byActivity.get(entry.activityId) })));
}

/** What an event brought, as far as it is a list of activities: newer servers may tell other things. */
export const entriesOf = (data: unknown): BellEntry[] =>
  (Array.isArray(data) ? data : []).filter((entry) => typeof entry?.activityId === 'string');
