import { isOverTime } from '#platform/db/database-away.ts';
import { type Db, upkeep } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/ending-db.ts';
import { adoptForeignChanges, searchChangesSince, searchRowsAfter, takeSnapshot } from './search-changes.queries.ts';
import { SearchTable } from './search-table.ts';

const ROWS_AT_ONCE = 5_000;

/**
 * The public listings in memory, always as the database has them: whoever asks gets all that was committed before the
 * question. The database stays the one truth; this is a copy that can be thrown away at any time.
 */
class SearchIndex {
  readonly #db: Db;
  #table = new SearchTable();
  #snapshot: string | null = null;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<SearchTable> | null = null;

  constructor(db: Db) {
    this.#db = db;
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
    const update = this.#snapshot === null ? this.#load() : this.#follow(this.#snapshot);
    this.#running = update.catch(() => undefined);
    await update;
    return this.#table;
  }

  /** What so much has changed in that one look takes too long, such as after a large import, is read anew in parts. */
  async #follow(since: string): Promise<void> {
    try {
      await this.#catchUp(this.#db, since);
    } catch (error) {
      if (!isOverTime(error)) throw error;
      await this.#load();
    }
  }

  /** Upkeep, in parts: nobody who asks for something else waits for all of it. */
  async #load(): Promise<void> {
    const db = this.#db;
    while ((await upkeep(db, (tx) => adoptForeignChanges(tx, ROWS_AT_ONCE))) > 0);
    const snapshot = await takeSnapshot(db);
    const table = new SearchTable();
    let lastId = 0;
    for (;;) {
      const rows = await upkeep(db, (tx) => searchRowsAfter(tx, lastId, ROWS_AT_ONCE));
      for (const row of rows) table.put(row);
      lastId = rows.at(-1)?.id ?? lastId;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    // Only now: a load that fails half-way is begun anew.
    this.#table = table;
    await upkeep(db, (tx) => this.#catchUp(tx, snapshot));
  }

  async #catchUp(db: Db, since: string): Promise<void> {
    const { snapshot, changed, removedIds } = await searchChangesSince(db, since);
    for (const id of removedIds) this.#table.remove(id);
    for (const row of changed) this.#table.put(row);
    this.#snapshot = snapshot;
  }
}

const indexes = new WeakMap<Db, SearchIndex>();

/** The public listings of a database as they are now, see `SearchIndex.current`. */
export function searchTable(db: Db): Promise<SearchTable> {
  const shared = sharedDb(db);
  const index = indexes.get(shared) ?? new SearchIndex(shared);
  indexes.set(shared, index);
  return index.current();
}
