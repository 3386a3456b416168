import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAwayError, isConnectionLost } from '../statements/database-away.ts';

/** Hears that the server went away, and that it is back: each once. */
export interface OutageListener {
  onAway?(error: unknown): void;
  onBack?(): void;
}

/** A connection that is broken off when the server goes away. */
export interface Breakable {
  breakOff(cause: Error): void;
}

/** A server that is silent for so long to somebody new is away, milliseconds. */
const LONGEST_SILENCE_MS = 1_500;
/** While it is away it is asked again this often, milliseconds. */
const LOOK_AGAIN_MS = 250;

/**
 * Whether a PostgreSQL server answers. Whoever loses a connection or waits long for an answer says so (`doubt`); then
 * one new connection finds out. Once the server is known to be away, whoever waits for it is told at once, nobody else
 * waits, and it is asked again until it is back.
 */
export class ServerPulse {
  readonly #connection: pg.ClientConfig;
  readonly #hearing: OutageListener;
  readonly #open = new Set<Breakable>();
  readonly #closing = new AbortController();
  #fault: unknown = null;
  #look: Promise<void> | null = null;
  #heardAtMs = 0;

  constructor(connection: pg.ClientConfig, listener: OutageListener) {
    this.#connection = connection;
    this.#hearing = listener;
  }

  /** Whether the server is known to be away. */
  isAway(): boolean {
    return this.#fault !== null;
  }

  /** @throws DatabaseAwayError while the server is known to be away */
  requireServer(): void {
    if (this.isAway()) throw new DatabaseAwayError(this.#fault);
  }

  /** Whoever waits on this connection shall not wait longer than the server is away. Returns how to forget it. */
  watch(connection: Breakable): () => void {
    this.#open.add(connection);
    return () => void this.#open.delete(connection);
  }

  /** The server has just answered somebody. */
  heard(): void {
    this.#heardAtMs = performance.now();
  }

  /** Finds out whether the server answers, unless somebody does already. */
  doubt(): void {
    void this.answered();
  }

  /** Waits until the server answers, be it that it refuses us; also ends when this is closed. */
  answered(): Promise<void> {
    this.#look ??= this.#untilAnswered().finally(() => {
      this.#look = null;
    });
    return this.#look;
  }

  /** Gives up all connections: whoever waits for an answer is told. */
  breakAll(fault?: unknown): void {
    for (const connection of [...this.#open]) connection.breakOff(new DatabaseAwayError(fault));
  }

  /** Asks no more. */
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

  /** Why a new connection could not be made; null when it could, or when the server answered in whatever way. */
  async #faultOfServer(): Promise<unknown> {
    const begunAtMs = performance.now();
    const client = new pg.Client({ ...this.#connection, connectionTimeoutMillis: LONGEST_SILENCE_MS });
    client.on('error', () => {});
    const fault = await client.connect().then(
      () => null,
      (error: unknown) => error,
    );
    // Taking leave of a server that no longer listens would wait for it.
    if (fault === null) client.connection.stream.destroy();
    const isSilent = fault !== null && performance.now() - begunAtMs >= LONGEST_SILENCE_MS;
    if (!isConnectionLost(fault) || (isSilent && this.#heardAtMs > begunAtMs)) return null;
    return (fault as { code?: unknown }).code === '53300' ? null : fault;
  }

  #leave(fault: unknown): void {
    if (this.#closing.signal.aborted) return;
    const isNews = this.#fault === null;
    this.#fault = fault;
    this.breakAll(fault);
    if (isNews) this.#hearing.onAway?.(fault);
  }

  #comeBack(): void {
    if (this.#fault === null) return;
    this.#fault = null;
    this.#hearing.onBack?.();
  }
}
