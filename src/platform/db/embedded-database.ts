import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { EmbeddedReply, EmbeddedRequest, EmbeddedStart } from './embedded-worker.ts';

/**
 * PGlite in a thread of its own: the database works while the web server goes on serving. It speaks PostgreSQL's
 * protocol, so the usual client talks to it as to any server, through `connect()`.
 */
export class EmbeddedDatabase {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (reply: EmbeddedReply) => void>();
  #lastId = 0;
  #isClosed = false;

  constructor(start: EmbeddedStart) {
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: start });
    this.#worker.on('message', (reply: EmbeddedReply) => {
      const answer = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (this.#waiting.size === 0) this.#worker.unref();
      answer?.(reply);
    });
    this.#worker.on('error', (error) => this.#failAll(error.message));
    this.#worker.on('exit', () => this.#failAll('The embedded database has ended.'));
    this.#worker.unref();
  }

  /** A connection, as `pg` takes in place of a socket. The database has a single session: one at a time. */
  connect(): Duplex {
    return new EmbeddedConnection((request) => this.#ask(request));
  }

  /** Writes what is open and ends the thread; once is enough. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#ask({ kind: 'close' });
    await this.#worker.terminate();
  }

  #ask(request: EmbeddedRequest): Promise<Uint8Array> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (reply) => (reply.ok ? resolve(reply.bytes) : reject(new Error(reply.message))));
      // A waiting question keeps the process alive; an idle database does not.
      this.#worker.ref();
      this.#worker.postMessage({ id, ...request });
    });
  }

  #failAll(message: string): void {
    for (const [id, answer] of this.#waiting) answer({ id, ok: false, message });
    this.#waiting.clear();
  }
}

type Ask = (request: EmbeddedRequest) => Promise<Uint8Array>;

/** The first byte of the message by which a client takes leave. */
const TERMINATE = 'X'.charCodeAt(0);

/** What `pg` needs of a socket, over the thread's messages. */
class EmbeddedConnection extends Duplex {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    super();
    this.#ask = ask;
  }

  /** Whatever an earlier connection left open or prepared in the one session is gone first. */
  connect(): void {
    this.#ask({ kind: 'reset' }).then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    if (bytes[0] === TERMINATE) {
      // The session outlives its connections.
      this.push(null);
      done();
      return;
    }
    this.#ask({ kind: 'wire', bytes }).then((answer) => {
      if (answer.length > 0) this.push(answer);
      done();
    }, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done);
  }

  // The options of a network do not apply.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
