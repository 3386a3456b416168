import { isOverTime } from '#platform/db/database-away.ts';
import { type Db, upkeep } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/ending-db.ts';
import {
  type AlertLook,
  deleteForeignChanges,
  findAlertLook,
  listAlertChangesSince,
  listAlertsAfter,
} from './alert-changes.queries.ts';
import { AlertTable } from './alert-table.ts';

const ROWS_AT_ONCE = 5_000;
/** More changes than that since the last look: all alerts are read anew. */
const MOST_CHANGES = 20_000;

/**
 * The alerts of a database in memory, as it has them: whoever asks gets all that was committed before the question. Nothing is
 * read before somebody asks; where there are no alerts it holds nothing.
 */
class AlertIndex {
  readonly #db: Db;
  #table = new AlertTable();
  #look: AlertLook | null = null;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<AlertTable> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Whether the alerts were read once: from then on a look is one small statement. */
  get isRead(): boolean {
    return this.#look !== null;
  }

  /** The table as of now; those who ask while a look is under way share the one after it. */
  current(): Promise<AlertTable> {
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  async #afterRunning(): Promise<AlertTable> {
    await this.#running;
    this.#next = null;
    const update = this.#follow();
    this.#running = update.catch(() => undefined);
    await update;
    return this.#table;
  }

  async #follow(): Promise<void> {
    const since = this.#look;
    const isCaughtUp =
      since !== null &&
      !this.#table.isWorn &&
      (await this.#catchUp(this.#db, since).catch((error: unknown) => {
        if (isOverTime(error)) return false;
        throw error;
      }));
    if (!isCaughtUp) await this.#load();
  }

  /** Upkeep, in parts: nobody who asks for something else waits for all of it. */
  async #load(): Promise<void> {
    const db = this.#db;
    await upkeep(db, deleteForeignChanges);
    const look = await findAlertLook(db);
    const table = new AlertTable();
    let lastId = 0;
    for (;;) {
      const rows = await upkeep(db, (tx) => listAlertsAfter(tx, lastId, ROWS_AT_ONCE));
      for (const { id, filter, isTold } of rows) table.put(id, filter, isTold);
      lastId = rows.at(-1)?.id ?? lastId;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    // Only now: a load that fails half-way is begun anew.
    this.#table = table;
    const isSame = await upkeep(db, (tx) => this.#catchUp(tx, look));
    if (!isSame) await this.#load();
  }

  /** Returns whether that was all: not where too much changed, or where it is another database. */
  async #catchUp(db: Db, since: AlertLook): Promise<boolean> {
    const { look, changed } = await listAlertChangesSince(db, since, MOST_CHANGES);
    if (look.database !== since.database || changed.length === MOST_CHANGES) return false;
    for (const { id, filter, isTold } of changed) {
      if (filter === null) this.#table.remove(id);
      else this.#table.put(id, filter, isTold);
    }
    this.#look = look;
    return true;
  }
}

const indexes = new WeakMap<Db, AlertIndex>();

function indexOf(db: Db): AlertIndex {
  const shared = sharedDb(db);
  const index = indexes.get(shared) ?? new AlertIndex(shared);
  indexes.set(shared, index);
  return index;
}

/** The alerts of a database as they are now, see `AlertIndex.current`. */
export const alertTable = (db: Db): Promise<AlertTable> => indexOf(db).current();

/** The same for somebody who does not wait for all alerts being read: null until they are, which is begun. */
export function alertTableAtOnce(db: Db): Promise<AlertTable> | null {
  const index = indexOf(db);
  const table = index.current();
  if (index.isRead) return table;
  // Who asks for them and waits learns of the failure.
  table.catch(() => undefined);
  return null;
}
