import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Socket as Connection, Server as Engine } from 'engine.io';
import { Server, type Socket } from 'socket.io';
import type { BusSockets, Emission } from '#platform/realtime/bus/bus.ts';
import type { Listener } from './listener.ts';
import { type AnswerParts, answerEvent } from './socket-answers.ts';

/** Bounds of one socket. @source docs/reference/limits.md, "Sockets" */
const FRAME_BYTES = 16_384;
const FRAMES_A_MINUTE = 200;
const MINUTE_MS = 60_000;
/** A connection that does not say what it is for is closed after so long, milliseconds. */
const SAYS_NOTHING_MS = 10_000;
/** A silent connection is asked whether it lives, and closed when it does not say so, milliseconds. */
const ASK_EVERY_MS = 25_000;
const ANSWER_WITHIN_MS = 20_000;

/** A socket of a browser; what it belongs to stands in `data`. */
type BrowserSocket = Socket<Record<string, (...parts: unknown[]) => void>, Record<string, (data: unknown) => void>>;

/** The sockets that are open at this process: each hears the room of whoever it belongs to, and nothing else. */
export class SocketServer implements BusSockets {
  readonly #engine = new Engine({
    transports: ['websocket'],
    maxHttpBufferSize: FRAME_BYTES,
    pingInterval: ASK_EVERY_MS,
    pingTimeout: ANSWER_WITHIN_MS,
    perMessageDeflate: false,
  });
  readonly #io = new Server({ serveClient: false, connectTimeout: SAYS_NOTHING_MS });
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

  /** Takes a connection whose handshake was found right. */
  take(request: IncomingMessage, connection: { socket: Duplex; head: Buffer }, listener: Listener): void {
    this.#listeners.set(request, listener);
    this.#engine.handleUpgrade(request as never, connection.socket, connection.head);
  }

  /** Tells those in a room who are connected here. */
  emit({ room, event, data }: Emission): void {
    this.#io.local.to(room).emit(event, data);
  }

  withAdapter(adapter: unknown): () => void {
    this.#io.adapter(adapter as Parameters<Server['adapter']>[0]);
    return () => this.#io.of('/').adapter.close();
  }

  /** Who is connected here, each once. */
  *open(): Iterable<{ listener: Listener; end(): void }> {
    for (const socket of this.#io.sockets.sockets.values())
      yield { listener: socket.data as Listener, end: () => socket.disconnect(true) };
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#connections.size;
  }

  /** Breaks all connections: browsers come again by themselves and ask what they missed. */
  breakAll(): void {
    for (const connection of this.#connections) connection.close(true);
  }

  /** Breaks all connections for good: whose handshake is under way is let go as well, or the process would wait for it. */
  stop(): void {
    this.#isStopping = true;
    this.breakAll();
  }

  #greet(socket: BrowserSocket): void {
    const listener = this.#listeners.get(socket.request);
    if (!listener) return void socket.disconnect(true);
    socket.data = listener;
    void socket.join(listener.room);
    // A frame that is none closes the connection; without a hearer the library would write that to the terminal.
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

/** The request with its headers is most of what an idle socket would keep. @source https://socket.io/docs/v4/memory-usage/ */
function forgetHandshake(socket: BrowserSocket): void {
  Object.assign(socket.conn, { request: null });
  Object.assign(socket, { handshake: null });
}

/** Closes a connection that sends more frames than any browser does, whatever they are. */
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
