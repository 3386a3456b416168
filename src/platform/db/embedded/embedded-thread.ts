import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedReply, EmbeddedRequest, EmbeddedStart, ThreadData } from './embedded-worker.ts';

/** Failure of a request; `code` is PostgreSQL's code of such a case. */
export class EmbeddedFault extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

const overTimeout = () => new EmbeddedFault('canceling statement due to statement timeout', '57014');
const threadEnded = (why: string) => new EmbeddedFault(`The embedded database has ended: ${why}`, '57P02');

let compiled: WebAssembly.Module | undefined;

/**
 * PostgreSQL compiled once, for all threads of the process. A thread by itself would compile it anew, then again for hot code, which takes
 * three quarters of the work of a short life.
 *
 * The first caller waits a tenth of a second for it. Compilation is synchronous: in a busy starting process the thread would wait for a
 * callback.
 */
function compiledPostgres(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(readFileSync(programFile()));
  return compiled;
}

const programFile = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
  clock: NodeJS.Timeout | undefined;
}

/**
 * One life of the thread in which the embedded database works. A statement that exceeds the session's `statement_timeout` ends the thread:
 * nothing else can stop a busy thread.
 *
 * So does an error after which PostgreSQL cannot go on, such as a disk without room for its log. Committed transactions stay in the folder.
 */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #statementTimeoutMs = 0;
  #end: Error | null = null;
  readonly #ended = Promise.withResolvers<Error>();

  constructor(start: EmbeddedStart) {
    const workerData: ThreadData = { start, postgres: compiledPostgres() };
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData });
    this.#worker.on('message', (reply: EmbeddedReply) => this.#take(reply));
    this.#worker.on('error', (error) => this.#fail(threadEnded(error.message)));
    this.#worker.on('exit', () => this.#fail(threadEnded('its thread is gone')));
    this.#worker.unref();
  }

  /** Whether the thread has ended. */
  get hasEnded(): boolean {
    return this.#end !== null;
  }

  /** Settles with the reason when it has ended. */
  get ended(): Promise<Error> {
    return this.#ended.promise;
  }

  /** @throws EmbeddedFault when the thread ends before it has answered; Error when it cannot answer */
  ask(request: EmbeddedRequest): Promise<Uint8Array> {
    if (this.#end) return Promise.reject(this.#end);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const clock = request.kind === 'wire' ? this.#startClock(id) : undefined;
      this.#waiting.set(id, { resolve, reject, clock });
      // A pending request keeps the process alive; an idle database does not.
      this.#worker.ref();
      this.#worker.postMessage({ id, ...request });
    });
  }

  /** Ends the thread whatever it does; after that, no thread works in its folder. */
  async end(reason: Error = threadEnded('it was closed')): Promise<void> {
    this.#end ??= reason;
    await this.#worker.terminate();
    this.#fail(reason);
  }

  #startClock(id: number): NodeJS.Timeout | undefined {
    if (this.#statementTimeoutMs === 0) return undefined;
    // One turn of the loop later: an answer that arrived while this thread was busy is read first.
    const look = () => setImmediate(() => this.#waiting.has(id) && void this.end(overTimeout()));
    return setTimeout(look, this.#statementTimeoutMs);
  }

  #take(reply: EmbeddedReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    clearTimeout(waiting?.clock);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (reply.ok) {
      this.#statementTimeoutMs = reply.statementTimeoutMs;
      waiting?.resolve(reply.bytes);
      if (reply.isLast) void this.end(threadEnded('it gave up'));
    } else waiting?.reject(new Error(reply.message));
  }

  #fail(reason: Error): void {
    this.#end ??= reason;
    for (const { reject, clock } of this.#waiting.values()) {
      clearTimeout(clock);
      reject(this.#end);
    }
    this.#waiting.clear();
    this.#ended.resolve(this.#end);
  }
}
