import { Tinypool } from 'tinypool';
import { AppError } from '#kernel/app-error.ts';

/** Options of workers apart from requests. */
export interface WorkerRules {
  /** The file whose exported functions can be called: each takes one value and returns one, both copied. */
  file: URL;
  /** A thread starts sooner; a process frees all of its memory, and a crash in it affects nothing else. */
  runtime: 'worker_threads' | 'child_process';
  /** Most workers, each busy with one task; more tasks wait, so callers need a queue of their own. */
  atOnce: number;
  /** Longest wait and work of a task, milliseconds: then its worker ends. */
  longestMs: number;
}

/** Time after which a caller may retry, seconds. */
const RETRY_AFTER_S = 30;

/** A task exceeded its time: its input is not at fault and may be sent again. */
export class TaskTimeoutError extends AppError {
  constructor(task: string) {
    super('error.unavailable', {
      code: 503,
      values: { retryAfter: RETRY_AFTER_S },
      cause: new Error(`${task} took too long`),
    });
  }
}

/** Idle time after which a worker ends, milliseconds. */
const IDLE_MS = 10_000;

/** Options of one task. */
export interface TaskOptions {
  signal?: AbortSignal;
  /** Longest wait and work, milliseconds. */
  longestMs?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: each file chooses the parameters of its functions
type Work = Record<string, (task: any) => unknown>;

/**
 * Workers that start with the first task and end with the last. One that crashes, hangs or is no longer awaited ends alone, and the next
 * task gets another.
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
      // Workers get neither the secrets of the environment nor its start options.
      env: {},
      execArgv: [],
    });
    // The awaiting caller gets the error of a task; the crash of an idle worker is ignored.
    this.#pool.on('error', () => {});
  }

  /**
   * Runs a function of the file as a task.
   *
   * @param options `signal` ends the worker: the caller no longer waits for the task; `longestMs` is the limit of this task, else that of
   * the pool
   * @throws Error of the function; the reason of the signal; when the worker ended. TaskTimeoutError (503) after its time
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
      if (late.aborted) throw new TaskTimeoutError(name);
      throw error;
    }
  }

  /** Current workers, idle ones included. */
  get workers(): number {
    return this.#pool.threads.length;
  }
}
