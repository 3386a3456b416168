import type { Db } from '#platform/db/db.ts';
import { makeDueNow, spareTries } from './job.queries.ts';

/** Why a job ends that a stop breaks off. */
class StoppingError extends Error {
  constructor() {
    super('The process stops.');
  }
}

/** The jobs that a process is doing, so that a stop can end them and give them back. */
export class JobsInHand {
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
   * @throws what the work throws
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

  /** Adds a try to each, since one that a stop breaks off does not count. Before `breakOff`. */
  async spareTries(db: Db): Promise<void> {
    if (this.#ids.size > 0) await spareTries(db, [...this.#ids]);
  }

  /** Tells all jobs to end. */
  breakOff(): void {
    this.#ending.abort(new StoppingError());
  }

  /** Lets another process, or the next one, do at once what was broken off. After the queue has taken them for failed. */
  async giveBack(db: Db): Promise<void> {
    const ids = [...this.#brokenOff, ...this.#ids];
    if (ids.length > 0) await makeDueNow(db, ids);
  }
}
