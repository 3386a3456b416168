import type { Socket } from 'socket.io-client';
import { reportFailure } from '../graphql/execute.ts';
import { loadViewer } from '../viewer/load-viewer.ts';
import { currentViewer, onViewerChange, setViewer } from '../viewer/viewer-store.ts';
import { hasVisitorData } from '../viewer/visitor-mark.ts';
import { poll } from './polling.ts';

/** Handlers of a page for real-time events. */
export interface RealtimeListener {
  /** An event arrived. @param data as the event brings it */
  onEvent(event: string, data: unknown): void;
  /** Earlier events may have been missed: query the state. Called when a connection begins, and now and then without one. */
  onAsk(): void;
  /** The connection ended. */
  onAway(): void;
}

/** The path of the socket endpoint. */
const PATH = '/realtime';
/** Waits before reconnecting, milliseconds; half more or less, so that not all clients come back at once. */
const RECONNECT_MS = { first: 500, longest: 30_000 } as const;
/** Time-out of the answer to an event, milliseconds. */
const ANSWER_WITHIN_MS = 10_000;

const listeners = new Set<RealtimeListener>();
let socket: Socket | null = null;
/** The owner of the socket, also while its code loads; undefined while there is to be none. */
let belongsTo: number | null | undefined;
let stopAsking: (() => void) | null = null;

/** Calls the listener for events to this browser, while the page is visible. Returns how to stop. */
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
 * Sends an event by the socket, if one is open.
 *
 * @returns the server's answer; null without a socket, or after a time-out: the caller then uses another way
 */
export async function sendEvent(event: string, payload: object): Promise<unknown> {
  if (!socket?.connected) return null;
  return socket
    .timeout(ANSWER_WITHIN_MS)
    .emitWithAck(event, payload)
    .catch(() => null);
}

/** Whether the server may have any event for this browser. */
const hasListeners = (): boolean => currentViewer() !== null || hasVisitorData();

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

/** Connects or disconnects, as the state requires: one connection of a browser, that of the visible tab. */
function follow(): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible' && hasListeners();
  const owner = isWanted ? (currentViewer()?.id ?? null) : undefined;
  if (owner === belongsTo) return;
  leave();
  belongsTo = owner;
  if (owner === undefined) return;
  stopAsking = poll(askAll);
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
    // A proxy then need not pin a browser to one process; without sockets the page polls.
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
    if (socket === own) stopAsking ??= poll(askAll);
    if (reason === 'io server disconnect') lookWhoIsHere().catch(reportFailure);
  });
  own.onAny((event: string, data: unknown) => {
    for (const { onEvent } of listeners) onEvent(event, data);
  });
}

const askAll = (): void => {
  for (const { onAsk } of listeners) onAsk();
};

/** The server closed the socket: the member may be signed out, or may have other permissions than before. */
async function lookWhoIsHere(): Promise<void> {
  leave();
  belongsTo = undefined;
  setViewer(await loadViewer());
  follow();
}
