import type { Duplex } from 'node:stream';
import { DatabaseNotOpenError } from '../statements/database-away.ts';
import { folderErrorText } from '../statements/database-error-texts.ts';
import { Disturbances } from '../statements/quiet-database.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import { EmbeddedFault, EmbeddedThread } from './embedded-thread.ts';
import type { EmbeddedStart } from './embedded-worker.ts';

/** SQLSTATE of PostgreSQL during its start. */
const CANNOT_CONNECT_NOW = '57P03';
/** Pause after a failed start, milliseconds: callers get the same error meanwhile, since a start takes half of it. */
const REST_MS = 1_000;

/**
 * PGlite in a thread of its own: the database works while the web server serves. It speaks PostgreSQL's protocol, so the usual client
 * connects as to any server, through `connect()`.
 *
 * A thread that ended is replaced by another on the same folder, which first recovers the committed transactions from the log; on a full
 * disk it retries until there is room. A database in memory ends with its thread.
 *
 * @source docs/decisions/001-embedded-database-in-a-thread.md
 */
export class EmbeddedDatabase {
  /** Counter of possible changes; no other process has its folder. */
  readonly disturbances = new Disturbances();
  readonly #start: EmbeddedStart;
  #thread: EmbeddedThread;
  #replacing: Promise<void> | null = null;
  #isClosed = false;
  #failure: { error: Error; untilMs: number } | null = null;

  constructor(start: EmbeddedStart) {
    this.#start = start;
    this.#thread = new EmbeddedThread(start);
  }

  /** A connection for `pg` in place of a socket. The database has a single session: one connection at a time. */
  connect(): Duplex {
    return new EmbeddedConnection(() => this.#freshSession());
  }

  /** Copies the folder between two statements: the copy opens with all committed transactions. */
  async copyTo(folder: string): Promise<void> {
    await (await this.#livingThread()).ask({ kind: 'copy', folder });
  }

  /**
   * Runs `swap` while no thread works in the folder, then continues with its new content. Running statements fail as if the thread had
   * died; new ones wait.
   */
  async replaceFolder(swap: () => void): Promise<void> {
    const before = this.#thread;
    this.#replacing = before.end().then(() => {
      swap();
      this.#thread = this.#newThread();
    });
    try {
      await this.#replacing;
    } finally {
      this.#replacing = null;
    }
  }

  /** Flushes and ends the thread. Repeatable. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (!this.#thread.hasEnded) await this.#thread.ask({ kind: 'close' });
    await this.#thread.end();
  }

  /** Starts a thread on the current content of the folder. */
  #newThread(): EmbeddedThread {
    this.disturbances.disturb();
    return new EmbeddedThread(this.#start);
  }

  /** The session of an earlier connection, with its open and prepared statements, is reset. */
  async #freshSession(): Promise<EmbeddedThread> {
    if (this.#failure && performance.now() < this.#failure.untilMs) throw this.#failure.error;
    const thread = await this.#livingThread();
    try {
      await thread.ask({ kind: 'reset' });
    } catch (error) {
      // The next start may succeed, for example on a disk that was full.
      await thread.end(error as Error);
      this.#failure = { error: this.#notOpen(error as Error), untilMs: performance.now() + REST_MS };
      throw this.#failure.error;
    }
    return thread;
  }

  /** The same error in words for an operator, with "come again" for the caller. */
  #notOpen({ message }: Error): Error {
    const cause = new EmbeddedFault(message, CANNOT_CONNECT_NOW);
    const { folder } = this.#start;
    return folder === null ? cause : new DatabaseNotOpenError(folderErrorText(cause, folder), { cause });
  }

  async #livingThread(): Promise<EmbeddedThread> {
    const ended = this.#thread;
    if (!ended.hasEnded || this.#isClosed || this.#start.folder === null) return ended;
    // Only one thread works in the folder at a time.
    await (this.#replacing ?? ended.end());
    if (this.#thread === ended) this.#thread = this.#newThread();
    return this.#thread;
  }
}
