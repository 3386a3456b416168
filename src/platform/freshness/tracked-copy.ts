import { type Db, upkeep } from '#platform/db/db.ts';
import { isOverTime } from '#platform/db/statements/database-away.ts';
import { disturbanceCount } from '#platform/db/statements/quiet-database.ts';
import { continues, type DatabaseLook } from './database-look.queries.ts';

/** How a copy of some of the database is read, and what becomes of it. */
export interface CopyReader<Copy, Changes extends { look: DatabaseLook }> {
  /** Reads all of it, in parts: nobody who asks for something else waits for all. The look is had before the first part. */
  read(db: Db): Promise<{ copy: Copy; look: DatabaseLook }>;
  /** What a look could not see, in one statement and so in one snapshot itself. */
  changesSince(db: Db, since: DatabaseLook): Promise<Changes>;
  /** Puts changes into the copy. Returns whether that was all: if not, it is read anew. */
  apply(copy: Copy, changes: Changes): boolean;
  /** A copy was read and is in use, in the place of another one or of none. */
  onRead?(before: Copy | null): void;
}

/**
 * Some of the database in memory, always as the database has it: whoever asks gets all that was committed before the question.
 * The database stays the one truth; this is a copy that can be thrown away at any time. Nothing is read before somebody asks.
 */
export class TrackedCopy<Copy, Changes extends { look: DatabaseLook }> {
  readonly #db: Db;
  readonly #reader: CopyReader<Copy, Changes>;
  /** The copy, and the last look that is in it. */
  #known: { copy: Copy; look: DatabaseLook } | null = null;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<Copy> | null = null;
  /** When the last look began that came to an end, by `performance.now()`. */
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  /** What had been asked of the database when that look began, where all of it is counted. */
  #quietAt: number | null = null;

  constructor(db: Db, reader: CopyReader<Copy, Changes>) {
    this.#db = db;
    this.#reader = reader;
  }

  /** Whether it was read once: from then on a look is one small statement. */
  get isRead(): boolean {
    return this.#known !== null;
  }

  /** The copy as of some moment, by `performance.now()`: as it is, where a look began since then; null for now. */
  since(askedAtMs: number | null): Promise<Copy> {
    const isSeen = this.#known !== null && askedAtMs !== null && this.#lookedAtMs >= askedAtMs;
    return isSeen ? Promise.resolve(this.#known?.copy as Copy) : this.current();
  }

  /**
   * The copy as of now, at the cost of one small statement; those who ask while one is under way share the one after it. Where
   * nothing was asked of the database since the last look that might have changed it, that look tells of now as well. What is
   * read from it must be read before the next `await`: it changes in place.
   */
  current(): Promise<Copy> {
    if (this.#known !== null && this.#quietAt !== null && this.#quietAt === disturbanceCount(this.#db))
      return Promise.resolve(this.#known.copy);
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  async #afterRunning(): Promise<Copy> {
    await this.#running;
    this.#next = null;
    const beganMs = performance.now();
    const quietAt = disturbanceCount(this.#db);
    const update = this.#update();
    this.#running = update.catch(() => undefined);
    const copy = await update;
    this.#lookedAtMs = beganMs;
    this.#quietAt = quietAt;
    return copy;
  }

  /** What so much has changed in that one look takes too long, such as after a large import, is read anew in parts. */
  async #update(): Promise<Copy> {
    const known = this.#known;
    if (known === null) return this.#read();
    const isCaughtUp = await this.#catchUp(this.#db, known).catch((error: unknown) => {
      if (isOverTime(error)) return false;
      throw error;
    });
    return isCaughtUp ? known.copy : this.#read();
  }

  async #read(): Promise<Copy> {
    const read = await this.#reader.read(this.#db);
    const before = this.#known?.copy ?? null;
    // Only now: one that fails half-way is begun anew.
    this.#known = read;
    this.#reader.onRead?.(before);
    const isSame = await upkeep(this.#db, (tx) => this.#catchUp(tx, read));
    return isSame ? read.copy : this.#read();
  }

  /** Returns whether it is as the database by now: numbers of transactions of another history say nothing of what we hold. */
  async #catchUp(db: Db, known: { copy: Copy; look: DatabaseLook }): Promise<boolean> {
    const changes = await this.#reader.changesSince(db, known.look);
    if (!continues(changes.look, known.look) || !this.#reader.apply(known.copy, changes)) return false;
    known.look = changes.look;
    return true;
  }
}
