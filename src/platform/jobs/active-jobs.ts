import type { Db } from '#platform/db/db.ts';
import { addTries, makeDueNow } from './job.queries.ts';

/** Reason of the end of an aborted job. */
class StoppingError extends Error {
  constructor() {
    super('The process stops.');
  }
}

/** The jobs that a process is doing, so that a stop can abort and return them. */
export class ActiveJobs {
  readonly #ids = new Set<string>();
  readonly #brokenOff = new Set<string>();
  readonly #ending = new AbortController();

  /** Aborted when jobs have to end: from then on they begin no statement. */
  get ending(): AbortSignal {
    return this.#ending.signal;
  }

  /**
   * Does a job.
   *
   * @throws the error of the work
   */
  async during<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    this.#ids.add(id);
    try {
      this.ending.throwIfAborted();
      return await work();
    } catch (error) {
      if (this.ending.aborted) this.#brokenOff.add(id);
      throw error;
    } finally {
      this.#ids.delete(id);
    }
  }

  /** Adds a try to each, since one that a stop aborts does not count. Before `breakOff`. */
  async addTries(db: Db): Promise<void> {
    if (this.#ids.size > 0) await addTries(db, [...this.#ids]);
  }

  /** Aborts all jobs. */
  breakOff(): void {
    this.#ending.abort(new StoppingError());
  }

  /** Makes aborted jobs due at once for any process. After the queue has marked them as failed. */
  async giveBack(db: Db): Promise<void> {
    const ids = [...this.#brokenOff, ...this.#ids];
    if (ids.length > 0) await makeDueNow(db, ids);
  }
}
