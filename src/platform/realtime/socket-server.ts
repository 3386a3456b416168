import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Socket as Connection, Server as Engine } from 'engine.io';
import { Server, type Socket } from 'socket.io';
import { MINUTE_MS } from '#kernel/time.ts';
import type { BusSockets, Emission } from '#platform/realtime/bus/bus.ts';
import type { Listener } from './listener.ts';
import { type AnswerParts, answerEvent } from './socket-answers.ts';

/** Bounds of one socket. @source docs/reference/limits.md, "Sockets" */
const FRAME_BYTES = 16_384;
const FRAMES_A_MINUTE = 200;
/** Time after which a connection without a namespace is closed, milliseconds. */
const HANDSHAKE_TIMEOUT_MS = 10_000;
/** Interval of pings to a silent connection, which is closed without an answer, milliseconds. */
const ASK_EVERY_MS = 25_000;
const ANSWER_WITHIN_MS = 20_000;

/** A socket of a browser; its owner is in `data`. */
type BrowserSocket = Socket<Record<string, (...parts: unknown[]) => void>, Record<string, (data: unknown) => void>>;

/** The open sockets of this process: each gets the events of its owner's room, and no others. */
export class SocketServer implements BusSockets {
  readonly #engine = new Engine({
    transports: ['websocket'],
    maxHttpBufferSize: FRAME_BYTES,
    pingInterval: ASK_EVERY_MS,
    pingTimeout: ANSWER_WITHIN_MS,
    perMessageDeflate: false,
  });
  readonly #io = new Server({ serveClient: false, connectTimeout: HANDSHAKE_TIMEOUT_MS });
  readonly #connections = new Set<Connection>();
  readonly #listeners = new WeakMap<IncomingMessage, Listener>();
  readonly #parts: AnswerParts;
  #isStopping = false;

  constructor(parts: AnswerParts) {
    this.#parts = parts;
    this.#io.bind(this.#engine);
    this.#engine.on('connection', (connection: Connection) => {
      if (this.#isStopping) return void connection.close(true);
      this.#connections.add(connection);
      connection.once('close', () => this.#connections.delete(connection));
      boundFrames(connection);
    });
    this.#io.on('connection', (socket) => this.#greet(socket));
  }

  /** Accepts a connection with a valid handshake. */
  take(request: IncomingMessage, connection: { socket: Duplex; head: Buffer }, listener: Listener): void {
    this.#listeners.set(request, listener);
    this.#engine.handleUpgrade(request as never, connection.socket, connection.head);
  }

  /** Emits to the sockets of a room in this process. */
  emit({ room, event, data }: Emission): void {
    this.#io.local.to(room).emit(event, data);
  }

  withAdapter(adapter: unknown): () => void {
    this.#io.adapter(adapter as Parameters<Server['adapter']>[0]);
    return () => this.#io.of('/').adapter.close();
  }

  /** Listeners connected to this process, each once. */
  *open(): Iterable<{ listener: Listener; end(): void }> {
    for (const socket of this.#io.sockets.sockets.values())
      yield { listener: socket.data as Listener, end: () => socket.disconnect(true) };
  }

  /** Number of open sockets. */
  get size(): number {
    return this.#connections.size;
  }

  /** Breaks all connections: browsers reconnect by themselves and query what they missed. */
  breakAll(): void {
    for (const connection of this.#connections) connection.close(true);
  }

  /** Breaks all connections for good, and drops handshakes in progress, for which the process would otherwise wait. */
  stop(): void {
    this.#isStopping = true;
    this.breakAll();
  }

  #greet(socket: BrowserSocket): void {
    const listener = this.#listeners.get(socket.request);
    if (!listener) return void socket.disconnect(true);
    socket.data = listener;
    void socket.join(listener.room);
    // An invalid frame closes the connection; without a listener the library would write the error to the terminal.
    socket.on('error', () => {});
    socket.onAny((name: unknown, ...sent: unknown[]) => void this.#answer(socket, name, sent));
    forgetHandshake(socket);
  }

  async #answer(socket: BrowserSocket, name: unknown, sent: unknown[]): Promise<void> {
    const last = sent.at(-1);
    const answer = await answerEvent(this.#parts, socket.data as Listener, { name, payload: sent[0] });
    if (typeof last === 'function' && socket.connected) last(answer);
  }
}

/** Releases the request with its headers, most of the memory of an idle socket. @source https://socket.io/docs/v4/memory-usage/ */
function forgetHandshake(socket: BrowserSocket): void {
  Object.assign(socket.conn, { request: null });
  Object.assign(socket, { handshake: null });
}

/** Closes a connection that sends more frames than any browser does, of any kind. */
function boundFrames(connection: Connection): void {
  let frames = 0;
  let sinceMs = performance.now();
  connection.on('packet', () => {
    const nowMs = performance.now();
    if (nowMs - sinceMs > MINUTE_MS) [frames, sinceMs] = [0, nowMs];
    frames += 1;
    if (frames > FRAMES_A_MINUTE) connection.close(true);
  });
}
