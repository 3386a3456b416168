import type { Duplex } from 'node:stream';
import { DatabaseNotOpenError } from '../statements/database-away.ts';
import { wordsOfFolder } from '../statements/database-words.ts';
import { Disturbances } from '../statements/quiet-database.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import { EmbeddedFault, EmbeddedThread } from './embedded-thread.ts';
import type { EmbeddedStart } from './embedded-worker.ts';

/** What PostgreSQL says while it starts. */
const CANNOT_CONNECT_NOW = '57P03';
/** After a start that failed whoever comes is told the same for so long, milliseconds: to try takes half of it. */
const REST_MS = 1_000;

/**
 * PGlite in a thread of its own: the database works while the web server goes on serving. It speaks PostgreSQL's
 * protocol, so the usual client talks to it as to any server, through `connect()`.
 *
 * A thread that ended is replaced by another on the same folder, which first takes from the log what was committed; on a
 * disk that is full it cannot, and is tried again until there is room. A database in memory ends with its thread.
 *
 * @source docs/decisions/001-embedded-database-in-a-thread.md
 */
export class EmbeddedDatabase {
  /** Of what it holds: nobody else has its folder. */
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

  /** A connection, as `pg` takes in place of a socket. The database has a single session: one at a time. */
  connect(): Duplex {
    return new EmbeddedConnection(() => this.#freshSession());
  }

  /** Copies the folder as it is between two statements: a database that opens with all that was committed. */
  async copyTo(folder: string): Promise<void> {
    await (await this.#livingThread()).ask({ kind: 'copy', folder });
  }

  /**
   * Goes on with what lies in the folder after `swap`, which runs while nobody works there. Statements under way fail as
   * if the thread had died; those that come wait.
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

  /** Writes what is open and ends the thread; once is enough. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (!this.#thread.hasEnded) await this.#thread.ask({ kind: 'close' });
    await this.#thread.end();
  }

  /** It holds what lies in the folder now. */
  #newThread(): EmbeddedThread {
    this.disturbances.disturb();
    return new EmbeddedThread(this.#start);
  }

  /** Whatever an earlier connection left open or prepared in the one session is gone. */
  async #freshSession(): Promise<EmbeddedThread> {
    if (this.#failure && performance.now() < this.#failure.untilMs) throw this.#failure.error;
    const thread = await this.#livingThread();
    try {
      await thread.ask({ kind: 'reset' });
    } catch (error) {
      // The next one may have more luck, for example with a disk that was full.
      await thread.end(error as Error);
      this.#failure = { error: this.#notOpen(error as Error), untilMs: performance.now() + REST_MS };
      throw this.#failure.error;
    }
    return thread;
  }

  /** The same in words for an operator, and for whoever asks "come again". */
  #notOpen({ message }: Error): Error {
    const cause = new EmbeddedFault(message, CANNOT_CONNECT_NOW);
    const { folder } = this.#start;
    return folder === null ? cause : new DatabaseNotOpenError(wordsOfFolder(cause, folder), { cause });
  }

  async #livingThread(): Promise<EmbeddedThread> {
    const ended = this.#thread;
    if (!ended.hasEnded || this.#isClosed || this.#start.folder === null) return ended;
    // Only one works in the folder at a time.
    await (this.#replacing ?? ended.end());
    if (this.#thread === ended) this.#thread = this.#newThread();
    return this.#thread;
  }
}
