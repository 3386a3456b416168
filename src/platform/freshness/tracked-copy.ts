import { type Db, upkeep } from '#platform/db/db.ts';
import { isOverTime } from '#platform/db/statements/database-away.ts';
import { disturbanceCount } from '#platform/db/statements/quiet-database.ts';
import { continues, type DatabaseLook } from './database-look.queries.ts';
import type { Dependency } from './dependency.ts';

/** Reads a copy of part of the database and updates it. */
export interface CopyReader<Copy, Changes extends { look: DatabaseLook }> {
  /** Reads all of it, in parts, so that other queries do not wait for the whole. The look is taken before the first part. */
  read(db: Db): Promise<{ copy: Copy; look: DatabaseLook }>;
  /** Changes that an earlier look could not see, in one statement and so in one snapshot itself. */
  changesSince(db: Db, since: DatabaseLook): Promise<Changes>;
  /** Applies changes to the copy. Returns false when they are incomplete: the copy is then read anew. */
  apply(copy: Copy, changes: Changes): boolean;
  /**
   * Dependency on all content of the copy, for a reader whose callers have brought the change log up to date (`currentVersions`): while it
   * is not stale, the copy needs no look of its own.
   */
  dependency?(): Dependency;
  /** Called when a copy was read and is in use, in place of another or of none. */
  onRead?(before: Copy | null): void;
}

/**
 * Part of the database in memory, always up to date: a caller gets everything that was committed before the call. The database stays the
 * source of truth; the copy can be discarded at any time.
 *
 * Nothing is read before the first call.
 */
export class TrackedCopy<Copy, Changes extends { look: DatabaseLook }> {
  readonly #db: Db;
  readonly #reader: CopyReader<Copy, Changes>;
  /** The copy, and the last look that it includes. */
  #known: { copy: Copy; look: DatabaseLook } | null = null;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<Copy> | null = null;
  /** Start of the last look that succeeded, by `performance.now()`. */
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  /** Disturbance count when that look began, where all disturbances are counted. */
  #quietAt: number | null = null;
  /** The reader's dependency, taken when that look began. */
  #dependency: Dependency | null = null;

  constructor(db: Db, reader: CopyReader<Copy, Changes>) {
    this.#db = db;
    this.#reader = reader;
  }

  /** Whether it was read once: from then on a look is one small statement. */
  get isRead(): boolean {
    return this.#known !== null;
  }

  /** The copy as of a time, by `performance.now()`: unchanged, where a look began since then; null for now. */
  since(askedAtMs: number | null): Promise<Copy> {
    const isSeen = this.#dependency === null && askedAtMs !== null && this.#lookedAtMs >= askedAtMs;
    return isSeen && this.#known !== null ? Promise.resolve(this.#known.copy) : this.current();
  }

  /**
   * The copy as of now, at the cost of one small statement; concurrent callers share the next one. Without a possible change since the last
   * look, no statement is needed.
   *
   * Read from it before the next `await`: it changes in place.
   */
  current(): Promise<Copy> {
    if (this.#known !== null && this.#isUnchanged()) return Promise.resolve(this.#known.copy);
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  #isUnchanged(): boolean {
    if (this.#dependency !== null) return !this.#dependency.isStale();
    return this.#quietAt !== null && this.#quietAt === disturbanceCount(this.#db);
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

  /** Reads the copy anew, in parts, where the changes are too many for one look, such as after a large import. */
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
    // Only now: a failed read is begun anew.
    this.#known = read;
    this.#reader.onRead?.(before);
    const isSame = await upkeep(this.#db, (tx) => this.#catchUp(tx, read));
    return isSame ? read.copy : this.#read();
  }

  /** Returns whether the copy is up to date: transaction numbers of another history cannot be compared. */
  async #catchUp(db: Db, known: { copy: Copy; look: DatabaseLook }): Promise<boolean> {
    const dependency = this.#reader.dependency?.() ?? null;
    const changes = await this.#reader.changesSince(db, known.look);
    if (!continues(changes.look, known.look) || !this.#reader.apply(known.copy, changes)) return false;
    known.look = changes.look;
    this.#dependency = dependency;
    return true;
  }
}
