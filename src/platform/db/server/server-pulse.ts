import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAwayError, isConnectionLost } from '../statements/database-away.ts';

/** Receives the start and the end of an outage, each once. */
export interface OutageListener {
  onAway?(error: unknown): void;
  onBack?(): void;
}

/** A connection that is broken off when the server goes away. */
export interface Breakable {
  breakOff(cause: Error): void;
}

/** Time without an answer to a new connection after which the server counts as away, milliseconds. */
const LONGEST_SILENCE_MS = 1_500;
/** Interval of new checks while the server is away, milliseconds. */
const LOOK_AGAIN_MS = 250;

/**
 * Whether a PostgreSQL server answers. A client that loses a connection or waits long reports it (`doubt`); one new connection then checks.
 *
 * Once the server is known to be away, waiting callers fail at once, no other waits, and the check repeats until it is back.
 */
export class ServerPulse {
  readonly #connection: pg.ClientConfig;
  readonly #listener: OutageListener;
  readonly #open = new Set<Breakable>();
  readonly #closing = new AbortController();
  #fault: unknown = null;
  #look: Promise<void> | null = null;
  #aliveAtMs = 0;

  constructor(connection: pg.ClientConfig, listener: OutageListener) {
    this.#connection = connection;
    this.#listener = listener;
  }

  /** Whether the server is known to be away. */
  isAway(): boolean {
    return this.#fault !== null;
  }

  /** @throws DatabaseAwayError while the server is known to be away */
  requireServer(): void {
    if (this.isAway()) throw new DatabaseAwayError(this.#fault);
  }

  /** Breaks this connection when the server goes away. Returns the way to unregister it. */
  watch(connection: Breakable): () => void {
    this.#open.add(connection);
    return () => void this.#open.delete(connection);
  }

  /** Records that the server has just answered. */
  markAlive(): void {
    this.#aliveAtMs = performance.now();
  }

  /** Checks whether the server answers, unless a check is running. */
  doubt(): void {
    void this.answered();
  }

  /** Waits until the server answers, even with a refusal; also ends when this is closed. */
  answered(): Promise<void> {
    this.#look ??= this.#untilAnswered().finally(() => {
      this.#look = null;
    });
    return this.#look;
  }

  /** Breaks all connections: waiting callers get the error. */
  breakAll(fault?: unknown): void {
    for (const connection of [...this.#open]) connection.breakOff(new DatabaseAwayError(fault));
  }

  /** Stops all checks. */
  close(): void {
    this.#closing.abort();
  }

  async #untilAnswered(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const fault = await this.#faultOfServer();
      if (fault === null) return this.#comeBack();
      this.#leave(fault);
      await sleep(LOOK_AGAIN_MS, null, { ref: false, signal: this.#closing.signal }).catch(() => {});
    }
  }

  /** Error of a new connection; null when it was made, or when the server answered in any way. */
  async #faultOfServer(): Promise<unknown> {
    const begunAtMs = performance.now();
    const client = new pg.Client({ ...this.#connection, connectionTimeoutMillis: LONGEST_SILENCE_MS });
    client.on('error', () => {});
    const fault = await client.connect().then(
      () => null,
      (error: unknown) => error,
    );
    // A graceful end would wait for a server that no longer listens.
    if (fault === null) client.connection.stream.destroy();
    const isSilent = fault !== null && performance.now() - begunAtMs >= LONGEST_SILENCE_MS;
    if (!isConnectionLost(fault) || (isSilent && this.#aliveAtMs > begunAtMs)) return null;
    return (fault as { code?: unknown }).code === '53300' ? null : fault;
  }

  #leave(fault: unknown): void {
    if (this.#closing.signal.aborted) return;
    const isNews = this.#fault === null;
    this.#fault = fault;
    this.breakAll(fault);
    if (isNews) this.#listener.onAway?.(fault);
  }

  #comeBack(): void {
    if (this.#fault === null) return;
    this.#fault = null;
    this.#listener.onBack?.();
  }
}
