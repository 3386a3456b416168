import type { Db } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import type { Dependency } from './dependency.ts';

/** Names that are remembered one by one; beyond them everything counts as changed at once. */
const MOST_NAMES = 100_000;
/** A reading, and a name in it: the product makes all names, of at most 40 letters. */
const [DEPENDENCY_BYTES, NAME_BYTES] = [300, 80];

/**
 * When what answers are made from changed last, by the looks of this process at the database: a count of looks that found
 * something, not a time. A thing has a name, such as that of a table or `offer 12`.
 */
export class ChangeLog {
  readonly #changedAt = new Map<string, number>();
  readonly #mostNames: number;
  #now = 0;
  /** The last moment at which everything counts as changed. */
  #allChangedAt = 0;

  constructor(mostNames = MOST_NAMES) {
    this.#mostNames = mostNames;
  }

  /** A look found that these have changed. */
  changed(names: Iterable<string>): void {
    this.#now += 1;
    for (const name of names) this.#changedAt.set(name, this.#now);
    if (this.#changedAt.size > this.#mostNames) this.#forget();
  }

  /** Nobody can say any more what has changed. */
  allChanged(): void {
    this.#now += 1;
    this.#forget();
  }

  /** Things as they are from now on: to be had before they are read, so that no change falls in between. */
  reading(...names: readonly string[]): Dependency {
    let checkedAt = this.#now;
    const isStale = (): boolean => {
      // Most answers are given while nothing changes.
      if (checkedAt === this.#now) return false;
      if (this.#allChangedAt > checkedAt || names.some((name) => this.#changed(name) > checkedAt)) return true;
      checkedAt = this.#now;
      return false;
    };
    return { isStale, bytes: DEPENDENCY_BYTES + NAME_BYTES * names.length };
  }

  #changed(name: string): number {
    return this.#changedAt.get(name) ?? 0;
  }

  #forget(): void {
    this.#changedAt.clear();
    this.#allChangedAt = this.#now;
  }
}

const changeLogs = new WeakMap<Db, ChangeLog>();

/** The stamps of a database in this process. */
export function changeLogOf(db: Db): ChangeLog {
  const shared = sharedDb(db);
  const changeLog = changeLogs.get(shared) ?? new ChangeLog();
  changeLogs.set(shared, changeLog);
  return changeLog;
}
