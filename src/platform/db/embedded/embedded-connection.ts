import { Duplex } from 'node:stream';
import type { EmbeddedThread } from './embedded-thread.ts';

/** The first byte of the message by which a client takes leave. */
const TERMINATE = 'X'.charCodeAt(0);

/** What `pg` needs of a socket, over the messages of one thread; it breaks when that thread ends. */
export class EmbeddedConnection extends Duplex {
  readonly #open: () => Promise<EmbeddedThread>;
  #thread: EmbeddedThread | null = null;

  /** @param open finds a thread whose session is as new */
  constructor(open: () => Promise<EmbeddedThread>) {
    super();
    this.#open = open;
  }

  connect(): void {
    this.#open().then(
      (thread) => {
        this.#thread = thread;
        // Also while nothing is asked: whoever comes next shall not be the one who learns of it.
        void thread.ended.then((reason) => this.destroy(reason));
        this.emit('connect');
      },
      (error) => this.destroy(error),
    );
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    if (bytes[0] === TERMINATE || !this.#thread) {
      // The session outlives its connections.
      this.push(null);
      done();
      return;
    }
    this.#thread.ask({ kind: 'wire', bytes }).then((answer) => {
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
