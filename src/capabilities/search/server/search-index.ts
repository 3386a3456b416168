import { isOverTime } from '#platform/db/database-away.ts';
import { type Db, upkeep } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/ending-db.ts';
import { stampsOf } from '#platform/freshness/stamps.ts';
import { followChanges } from './follow-changes.ts';
import {
  adoptForeignChanges,
  findLook,
  listSearchChangesSince,
  listSearchRowsAfter,
  type SearchLook,
} from './search-changes.queries.ts';
import { SearchTable } from './search-table.ts';

const ROWS_AT_ONCE = 5_000;

/**
 * The public listings in memory, always as the database has them: whoever asks gets all that was committed before the
 * question. The database stays the one truth; this is a copy that can be thrown away at any time.
 */
class SearchIndex {
  readonly #db: Db;
  #table = new SearchTable();
  #look: SearchLook | null = null;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<SearchTable> | null = null;
  /** When the last look began that came to an end, by `performance.now()`. */
  #lookedAtMs = Number.NEGATIVE_INFINITY;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The table as of some moment: as it is, where a look began since then. */
  since(askedAtMs: number | null): Promise<SearchTable> {
    const isSeen = askedAtMs !== null && this.#lookedAtMs >= askedAtMs;
    return isSeen ? Promise.resolve(this.#table) : this.current();
  }

  /**
   * The table as of now, at the cost of one small statement; those who ask while one is under way share the one after
   * it. What is read from the table must be read before the next `await`: it changes in place.
   */
  current(): Promise<SearchTable> {
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  async #afterRunning(): Promise<SearchTable> {
    await this.#running;
    this.#next = null;
    const beganMs = performance.now();
    const update = this.#look === null ? this.#load() : this.#follow(this.#look);
    this.#running = update.catch(() => undefined);
    await update;
    this.#lookedAtMs = beganMs;
    return this.#table;
  }

  /** What so much has changed in that one look takes too long, such as after a large import, is read anew in parts. */
  async #follow(since: SearchLook): Promise<void> {
    const isCaughtUp = await this.#catchUp(this.#db, since).catch((error: unknown) => {
      if (isOverTime(error)) return false;
      throw error;
    });
    if (!isCaughtUp) await this.#load();
  }

  /** Upkeep, in parts: nobody who asks for something else waits for all of it. */
  async #load(): Promise<void> {
    const db = this.#db;
    while ((await upkeep(db, (tx) => adoptForeignChanges(tx, ROWS_AT_ONCE))) > 0);
    const look = await findLook(db);
    const table = new SearchTable();
    let lastId = 0;
    for (;;) {
      const rows = await upkeep(db, (tx) => listSearchRowsAfter(tx, lastId, ROWS_AT_ONCE));
      for (const row of rows) table.put(row);
      lastId = rows.at(-1)?.id ?? lastId;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    // Only now: a load that fails half-way is begun anew.
    this.#table.changes.end();
    this.#table = table;
    stampsOf(db).allChanged();
    const isSame = await upkeep(db, (tx) => this.#catchUp(tx, look));
    if (!isSame) await this.#load();
  }

  /** Returns whether it is still the same database: numbers of transactions of a restored one say nothing of what we hold. */
  async #catchUp(db: Db, since: SearchLook): Promise<boolean> {
    const { look, tables, ...changes } = await listSearchChangesSince(db, since);
    if (look.database !== since.database) return false;
    const told = [...followChanges(this.#table, changes), ...tables];
    if (told.length > 0) stampsOf(this.#db).changed(told);
    this.#look = look;
    return true;
  }
}

const indexes = new WeakMap<Db, SearchIndex>();

/**
 * The public listings of a database as they are now, see `SearchIndex.current`; for an answer that was asked for earlier, as
 * they were then or later.
 */
export function searchTable(db: Db, askedAtMs: number | null = null): Promise<SearchTable> {
  const shared = sharedDb(db);
  const index = indexes.get(shared) ?? new SearchIndex(shared);
  indexes.set(shared, index);
  return index.since(askedAtMs);
}
