import { BellDocument, MessageSeenDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { createChanges } from '#kit/changes.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { listen } from '#kit/realtime/realtime.ts';
import { refreshCounts } from '#kit/viewer/refresh-counts.ts';
import { currentViewer, onViewerChange } from '#kit/viewer/viewer-store.ts';
import { NOTIFICATION_LIMITS } from '../notification.ts';
import { type BellEntry, kindOf } from './bell-kinds.ts';
import { entriesOf, mergedEntries, withChangedEntries, withoutEntry } from './bell-list.ts';

/** State of the bell. */
export interface BellState {
  entries: readonly BellEntry[];
  /** Number of unseen notifications, including those not shown. */
  unseen: number;
  /** State of the first request to the server. */
  asked: 'never' | 'once' | 'failed';
}

const EMPTY: BellState = { entries: [], unseen: 0, asked: 'never' };

const changes = createChanges();
let state = EMPTY;
/** Notifications received since the connection began: an answer under way may lack them. */
let live: BellEntry[] = [];
let ownerId: number | null = null;
let stop: (() => void) | null = null;

/** Notifications of this page's reader: loaded by query, updated by the socket. */
export const bell = {
  get: (): BellState => state,
  subscribe(listener: () => void): () => void {
    const unsubscribe = changes.subscribe(listener);
    stop ??= begin();
    return () => {
      unsubscribe();
      if (changes.hasListeners()) return;
      stop?.();
      stop = null;
    };
  },
  ask: (): void => void ask().catch(reportFailure),
  /**
   * Marks an entry as seen, here at once and on the server; without a `roomId`, as the session names the reader.
   *
   * @source docs/reference/workspace.md, "Bell"
   */
  handle(activityId: string): void {
    change([{ activityId, seen: true }]);
    // A deleted notification needs no mark.
    execute(MessageSeenDocument, { activityId }).catch((error) => error instanceof AppError || reportFailure(error));
  },
};

function begin(): () => void {
  ownerId = currentViewer()?.id ?? null;
  const unsubscribe = listen({ onEvent: receive, onAsk: bell.ask, onAway: forgetLive });
  const unfollow = onViewerChange(() => {
    const id = currentViewer()?.id ?? null;
    if (id === ownerId) return;
    ownerId = id;
    live = [];
    publish(EMPTY);
    bell.ask();
  });
  bell.ask();
  return () => {
    unsubscribe();
    unfollow();
  };
}

/** Reloads the list; notifications received meanwhile stay. */
async function ask(): Promise<void> {
  const asker = ownerId;
  live = [];
  try {
    const { notifications } = await execute(BellDocument, { pageNumber: 1, pageSize: NOTIFICATION_LIMITS.pageSize });
    if (ownerId !== asker) return;
    const known = new Set(notifications.data.map(({ activityId }) => activityId));
    const later = live.filter(({ activityId, seen }) => !known.has(activityId) && !seen).length;
    publish({
      entries: mergedEntries(notifications.data, live),
      unseen: notifications.unseenCount + later,
      asked: 'once',
    });
    await refreshCounts();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    publish({ ...state, asked: state.asked === 'once' ? 'once' : 'failed' });
  }
}

function receive(event: string, data: unknown): void {
  const sent = entriesOf(data);
  if (sent.length === 0) return;
  const areCounted = sent.some(isCounted);
  if (event === 'new message') add(sent);
  if (event === 'remove message') remove(sent);
  if (event === 'patch message') change(sent);
  if (areCounted) refreshCounts().catch(reportFailure);
}

/** Whether a change concerns counters of the menu. A patch has no type: it is that of its entry, and unknown where that is not shown. */
function isCounted({ activityId, type }: Pick<BellEntry, 'activityId'> & Partial<BellEntry>): boolean {
  const entry = type === undefined ? state.entries.find((one) => one.activityId === activityId) : { type };
  return entry === undefined || kindOf(entry)?.isCounted === true;
}

function add(added: readonly BellEntry[]): void {
  const known = new Set(state.entries.map(({ activityId }) => activityId));
  live = mergedEntries(live, added);
  const fresh = added.filter(({ activityId, seen }) => !known.has(activityId) && !seen).length;
  publish({ ...state, entries: mergedEntries(state.entries, added), unseen: state.unseen + fresh });
}

function remove(removed: readonly BellEntry[]): void {
  const gone = state.entries.find(({ activityId }) => activityId === removed[0]?.activityId);
  live = withoutEntry(live, removed);
  publish({
    ...state,
    entries: withoutEntry(state.entries, removed),
    unseen: state.unseen - Number(gone?.seen === false),
  });
}

function change(patches: readonly (Pick<BellEntry, 'activityId'> & Partial<BellEntry>)[]): void {
  const before = state.entries.filter(({ seen }) => !seen).length;
  live = withChangedEntries(live, patches);
  const entries = withChangedEntries(state.entries, patches);
  const after = entries.filter(({ seen }) => !seen).length;
  publish({ ...state, entries, unseen: Math.max(after, state.unseen + after - before) });
}

const forgetLive = (): void => {
  live = [];
};

function publish(next: BellState): void {
  state = next;
  changes.emit();
}
