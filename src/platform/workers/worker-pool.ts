import { Tinypool } from 'tinypool';
import { AppError } from '#kernel/app-error.ts';

/** Where work is done apart from requests. */
export interface WorkerRules {
  /** The file whose exported functions can be asked for: each takes one value and returns one, both copied. */
  file: URL;
  /** A thread begins sooner; a process gives all of its memory back, and a crash in it is its own. */
  runtime: 'worker_threads' | 'child_process';
  /** Most workers, each busy with one task; more tasks wait, so whoever asks keeps a queue of its own. */
  atOnce: number;
  /** Longest that a task waits and works, milliseconds: then its worker ends. */
  longestMs: number;
}

/** After which a caller may try again, seconds. */
const RETRY_AFTER_S = 30;

/** A task took longer than it may: that says nothing of what it was given, which may be sent again. */
export class TookTooLong extends AppError {
  constructor(task: string) {
    super('error.unavailable', {
      code: 503,
      values: { retryAfter: RETRY_AFTER_S },
      cause: new Error(`${task} took too long`),
    });
  }
}

/** A worker without a task ends after that long, milliseconds. */
const IDLE_MS = 10_000;

/** How one task runs. */
export interface TaskOptions {
  signal?: AbortSignal;
  /** Longest that it waits and works, milliseconds. */
  longestMs?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: what a function takes is up to its file
type Work = Record<string, (task: any) => unknown>;

/**
 * Workers that begin with the first task and end with the last. One that crashes, hangs or is no longer waited for ends
 * alone, and the next task finds another.
 */
export class WorkerPool<Functions extends Work> {
  readonly #pool: Tinypool;
  readonly #longestMs: number;

  constructor({ file, runtime, atOnce, longestMs }: WorkerRules) {
    this.#longestMs = longestMs;
    this.#pool = new Tinypool({
      filename: file.href,
      runtime,
      serialization: 'advanced',
      minThreads: 0,
      maxThreads: atOnce,
      idleTimeout: IDLE_MS,
      // Nothing of ours is its business: neither secrets in the environment nor how the product was started.
      env: {},
      execArgv: [],
    });
    // Whoever waits for a task hears of its end; one that crashes without any is not missed.
    this.#pool.on('error', () => {});
  }

  /**
   * Has a function of the file do a task.
   *
   * @param options `signal` ends the worker: the caller no longer waits for the task; `longestMs` is the limit of this task, else that of the pool
   * @throws Error what the function throws; the reason of the signal; when the worker ended. TookTooLong (503) after its time
   */
  async run<Name extends keyof Functions & string>(
    name: Name,
    task: Parameters<Functions[Name]>[0],
    { signal, longestMs = this.#longestMs }: TaskOptions = {},
  ): Promise<Awaited<ReturnType<Functions[Name]>>> {
    signal?.throwIfAborted();
    const late = AbortSignal.timeout(longestMs);
    try {
      return await this.#pool.run(task, { name, signal: signal ? AbortSignal.any([signal, late]) : late });
    } catch (error) {
      signal?.throwIfAborted();
      if (late.aborted) throw new TookTooLong(name);
      throw error;
    }
  }

  /** Workers there are now, idle ones among them. */
  get workers(): number {
    return this.#pool.threads.length;
  }
}
