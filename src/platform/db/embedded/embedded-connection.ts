import { Duplex } from 'node:stream';
import type { EmbeddedThread } from './embedded-thread.ts';

/** Type byte of the message that ends a connection. */
const TERMINATE = 'X'.charCodeAt(0);

/** A socket for `pg` over the messages of one thread; it breaks when that thread ends. */
export class EmbeddedConnection extends Duplex {
  readonly #open: () => Promise<EmbeddedThread>;
  #thread: EmbeddedThread | null = null;

  /** @param open returns a thread whose session is reset */
  constructor(open: () => Promise<EmbeddedThread>) {
    super();
    this.#open = open;
  }

  connect(): void {
    this.#open().then(
      (thread) => {
        this.#thread = thread;
        // An idle connection breaks too, so that the next statement does not fail on it.
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

  // Options of network sockets do not apply.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
