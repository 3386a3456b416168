import { BellDocument, MessageSeenDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { hear } from '#kit/realtime/realtime.ts';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { currentViewer, onViewerChange, setViewer } from '#kit/viewer/viewer-store.ts';
import { NOTIFICATION_LIMITS, NotificationType } from '../notification.ts';
import { type BellEntry, entriesOf, merged, patched, without } from './bell-list.ts';

/** What the bell shows. */
export interface BellState {
  entries: readonly BellEntry[];
  /** How many were not seen, of those that are not shown too. */
  unseen: number;
  /** Whether the server was asked, and answered. */
  asked: 'never' | 'once' | 'failed';
}

const EMPTY: BellState = { entries: [], unseen: 0, asked: 'never' };

const listeners = new Set<() => void>();
let state = EMPTY;
/** What was told since the connection began: what is asked meanwhile may not know of it. */
let live: BellEntry[] = [];
let ownerId: number | null = null;
let stop: (() => void) | null = null;
let isCounting = false;

/** What this page's reader is told: asked by query, kept fresh by the socket. */
export const bell = {
  get: (): BellState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    stop ??= begin();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  },
  ask: (): void => void ask().catch(reportFailure),
  /** Marks an entry as seen, here at once and on the server; without a `roomId`: the server knows who asks. @source docs/reference/workspace.md, "Bell" */
  handle(activityId: string): void {
    change([{ activityId, seen: true }]);
    // A notification that is gone needs no mark.
    execute(MessageSeenDocument, { activityId }).catch((error) => error instanceof AppError || reportFailure(error));
  },
};

function begin(): () => void {
  ownerId = currentViewer()?.id ?? null;
  const unhear = hear({ onEvent: receive, onAsk: bell.ask, onAway: forgetLive });
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
    unhear();
    unfollow();
  };
}

/** The list is asked for anew; what was told meanwhile stays. */
async function ask(): Promise<void> {
  const asker = ownerId;
  live = [];
  try {
    const { notifications } = await execute(BellDocument, { pageNumber: 1, pageSize: NOTIFICATION_LIMITS.pageSize });
    if (ownerId !== asker) return;
    const known = new Set(notifications.data.map(({ activityId }) => activityId));
    const later = live.filter(({ activityId, seen }) => !known.has(activityId) && !seen).length;
    publish({
      entries: merged(notifications.data, live),
      unseen: notifications.unseenCount + later,
      asked: 'once',
    });
    await count();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    publish({ ...state, asked: state.asked === 'once' ? 'once' : 'failed' });
  }
}

function receive(event: string, data: unknown): void {
  const told = entriesOf(data);
  if (told.length === 0) return;
  if (event === 'new message') add(told);
  if (event === 'remove message') remove(told);
  if (event === 'patch message') change(told);
  if (told.some(isOfMessage)) count().catch(reportFailure);
}

const isOfMessage = ({ activityId, type }: BellEntry): boolean =>
  type === NotificationType.Message || activityId.startsWith('message:');

function add(told: readonly BellEntry[]): void {
  const known = new Set(state.entries.map(({ activityId }) => activityId));
  live = merged(live, told);
  const fresh = told.filter(({ activityId, seen }) => !known.has(activityId) && !seen).length;
  publish({ ...state, entries: merged(state.entries, told), unseen: state.unseen + fresh });
}

function remove(told: readonly BellEntry[]): void {
  const gone = state.entries.find(({ activityId }) => activityId === told[0]?.activityId);
  live = without(live, told);
  publish({ ...state, entries: without(state.entries, told), unseen: state.unseen - Number(gone?.seen === false) });
}

function change(patches: readonly (Pick<BellEntry, 'activityId'> & Partial<BellEntry>)[]): void {
  const before = state.entries.filter(({ seen }) => !seen).length;
  live = patched(live, patches);
  const entries = patched(state.entries, patches);
  const after = entries.filter(({ seen }) => !seen).length;
  publish({ ...state, entries, unseen: Math.max(after, state.unseen + after - before) });
}

const forgetLive = (): void => {
  live = [];
};

/** Menus and the tab count unread messages as the server does. */
async function count(): Promise<void> {
  const viewer = currentViewer();
  if (!viewer || isCounting) return;
  isCounting = true;
  try {
    const current = await loadViewer();
    if (current?.id === currentViewer()?.id && current?.unreadMessages !== currentViewer()?.unreadMessages)
      setViewer(current);
  } finally {
    isCounting = false;
  }
}

function publish(next: BellState): void {
  state = next;
  for (const listener of listeners) listener();
}
