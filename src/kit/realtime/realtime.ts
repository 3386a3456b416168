import type { Socket } from 'socket.io-client';
import { reportFailure } from '../graphql/execute.ts';
import { loadViewer } from '../viewer/load-viewer.ts';
import { currentViewer, onViewerChange, setViewer } from '../viewer/viewer-store.ts';
import { keepsForVisitor } from '../viewer/visitor-mark.ts';
import { askAgain } from './asking-again.ts';

/** What a page does with what it hears. */
export interface RealtimeListener {
  /** Something happened. @param data as the event brings it */
  onEvent(event: string, data: unknown): void;
  /** Whatever was told before may have been missed: ask by query. Called when a connection begins, and without one now and then. */
  onAsk(): void;
  /** The connection is gone. */
  onAway(): void;
}

/** Where sockets connect. */
const PATH = '/realtime';
/** Waits before connecting again, milliseconds; half more or less, so that not all come back at once. */
const RECONNECT_MS = { first: 500, longest: 30_000 } as const;
/** Longest that somebody waits for the answer to an event, milliseconds. */
const ANSWER_WITHIN_MS = 10_000;

const listeners = new Set<RealtimeListener>();
let socket: Socket | null = null;
/** Whose socket it is, or will be once its code is here; undefined while there shall be none. */
let belongsTo: number | null | undefined;
let stopAsking: (() => void) | null = null;

/** Hears what is told to whoever is at this browser, while somebody sees the page. Returns how to stop. */
export function listen(listener: RealtimeListener): () => void {
  if (listeners.size === 0) begin();
  listeners.add(listener);
  follow();
  return () => {
    listeners.delete(listener);
    follow();
  };
}

/**
 * Sends an event by the socket, where one is open.
 *
 * @returns what the server answers; null without a socket, or when it takes too long: then it is to be said another way
 */
export async function sendEvent(event: string, payload: object): Promise<unknown> {
  if (!socket?.connected) return null;
  return socket
    .timeout(ANSWER_WITHIN_MS)
    .emitWithAck(event, payload)
    .catch(() => null);
}

/** Whether something may be told to this browser at all. */
const hasListeners = (): boolean => currentViewer() !== null || keepsForVisitor();

let hasBegun = false;

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  onViewerChange(follow);
  addEventListener('online', askAll);
  document.addEventListener('visibilitychange', () => {
    follow();
    if (document.visibilityState === 'visible') askAll();
  });
}

/** Connects, or leaves, as it is by now: one connection of a browser, that of the tab that is seen. */
function follow(): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible' && hasListeners();
  const owner = isWanted ? (currentViewer()?.id ?? null) : undefined;
  if (owner === belongsTo) return;
  leave();
  belongsTo = owner;
  if (owner === undefined) return;
  stopAsking = askAgain(askAll);
  connect(owner).catch(reportFailure);
}

function leave(): void {
  stopAsking?.();
  stopAsking = null;
  socket?.close();
  socket = null;
}

async function connect(owner: number | null): Promise<void> {
  const { io } = await import('socket.io-client');
  if (belongsTo !== owner || socket !== null) return;
  const own = io({
    path: PATH,
    // A proxy then need not keep a browser at one process; without sockets it asks again.
    transports: ['websocket'],
    reconnectionDelay: RECONNECT_MS.first,
    reconnectionDelayMax: RECONNECT_MS.longest,
    ...(owner !== null && { query: { userId: String(owner) } }),
  });
  socket = own;
  own.on('connect', () => {
    stopAsking?.();
    stopAsking = null;
    askAll();
  });
  own.on('disconnect', (reason) => {
    for (const { onAway } of listeners) onAway();
    if (socket === own) stopAsking ??= askAgain(askAll);
    if (reason === 'io server disconnect') lookWhoIsHere().catch(reportFailure);
  });
  own.onAny((event: string, data: unknown) => {
    for (const { onEvent } of listeners) onEvent(event, data);
  });
}

const askAll = (): void => {
  for (const { onAsk } of listeners) onAsk();
};

/** The server closed the socket: whoever was signed in is not any more, or may other things than before. */
async function lookWhoIsHere(): Promise<void> {
  leave();
  belongsTo = undefined;
  setViewer(await loadViewer());
  follow();
}
