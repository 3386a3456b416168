import type { Db } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import type { Dependency } from './dependency.ts';

/** Most names with a version of their own; beyond them everything counts as changed at once. */
const MOST_NAMES = 100_000;
/** Sizes of a dependency and of a name in it: the product makes all names, of at most 40 characters. */
const [DEPENDENCY_BYTES, NAME_BYTES] = [300, 80];

/**
 * Versions of the things that answers are made from: for each, the number of the look that found its last change, not a time. A thing has a
 * name, such as that of a table or `offer 12`.
 */
export class ChangeLog {
  readonly #changedAt = new Map<string, number>();
  readonly #mostNames: number;
  #now = 0;
  /** The last look at which everything counts as changed. */
  #allChangedAt = 0;

  constructor(mostNames = MOST_NAMES) {
    this.#mostNames = mostNames;
  }

  /** Records changes that a look found. */
  changed(names: Iterable<string>): void {
    this.#now += 1;
    for (const name of names) this.#changedAt.set(name, this.#now);
    if (this.#changedAt.size > this.#mostNames) this.#forget();
  }

  /** Marks everything as changed: changes were missed. */
  allChanged(): void {
    this.#now += 1;
    this.#forget();
  }

  /** The current versions of things: take them before reading, so that no change falls in between. */
  dependencyOn(...names: readonly string[]): Dependency {
    let checkedAt = this.#now;
    const isStale = (): boolean => {
      // The common case: nothing has changed.
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

/** The change log of a database in this process. */
export function changeLogOf(db: Db): ChangeLog {
  const shared = sharedDb(db);
  const changeLog = changeLogs.get(shared) ?? new ChangeLog();
  changeLogs.set(shared, changeLog);
  return changeLog;
}
