import { AppError } from '#kernel/app-error.ts';
import { isTooSlow, nextSmaller, type Shrink } from '#kit/pictures/send-shrunk.ts';
import { SHRINK_LEVELS } from '#kit/pictures/shrunk-size.ts';
import type { FormPicture, PictureState } from './form-picture.ts';

/** The server's answer to an uploaded picture. */
export interface UploadAnswer {
  img_id: number;
  key: string;
}

/** Dependencies of a queue; tests provide their own. */
export interface QueueConnection {
  /** The file of a picture; null where this browser has lost it. */
  fileOf(hash: string): Promise<Blob | null>;
  /** Sends a whole file. @throws AppError */
  send(file: Blob, hash: string, onProgress: (share: number) => void): Promise<UploadAnswer>;
  /** Makes a file smaller for a slow connection. */
  shrink: Shrink;
  /** Resolves after a pause, or at once when the connection is back. */
  pause(ms: number): Promise<void>;
  /** Whether the browser reports no connection. */
  isOffline(): boolean;
  /** Called with changes of a picture's state. */
  onChange(hash: string, change: Partial<FormPicture>): void;
  /** Called when the server has it: the browser need not store it any more. */
  onTaken(hash: string, taken: UploadAnswer): Promise<void>;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** Consecutive failed tries, of any pictures, for reasons beside them: some two minutes with the pauses between. */
const MOST_FAILURES = 8;
/** The same for `error.upload.busy`: the server itself has tried for minutes. */
const MOST_BUSY = 2;
/** Status codes that concern the picture itself or its position. */
const OF_PICTURE: readonly number[] = [400, 404, 413, 415, 422];
const TOO_MANY = 429;
const STORAGE_FULL = 507;

/** Whether an error is temporary. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === TOO_MANY || (error.code >= 500 && error.code !== STORAGE_FULL);

const mostFailures = (error: unknown): number =>
  error instanceof AppError && error.messageId === 'error.upload.busy' ? MOST_BUSY : MOST_FAILURES;

/**
 * Sends pictures one after another, each in one request. A broken request is retried as a whole with growing pauses, until the server
 * stores it, refuses it, or too many consecutive tries have failed.
 *
 * A stuck picture waits until the user retries, and those after it have one try each. Tries without a connection do not count.
 *
 * A picture too large for a slow connection is made smaller.
 */
export class PictureQueue {
  readonly #line: QueueConnection;
  readonly #waiting: string[] = [];
  #isRunning = false;
  #isPaused = true;
  /** Failed tries since the last picture arrived. */
  #failures = 0;

  constructor(connection: QueueConnection) {
    this.#line = connection;
  }

  /** Appends a picture; a waiting one stays where it is. */
  add(hash: string): void {
    if (!this.#waiting.includes(hash)) this.#waiting.push(hash);
    void this.#run();
  }

  /** Resets the count of failures: the user retries. */
  retry(): void {
    this.#failures = 0;
  }

  /** Removes a picture; one being sent is dropped after this try. */
  remove(hash: string): void {
    const index = this.#waiting.indexOf(hash);
    if (index >= 0) this.#waiting.splice(index, 1);
  }

  /** Starts sending, as the offer exists. */
  start(): void {
    this.#isPaused = false;
    void this.#run();
  }

  /** Stops sending; the current request ends. */
  stop(): void {
    this.#isPaused = true;
  }

  /** Number of pending pictures. */
  get left(): number {
    return this.#waiting.length;
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (!this.#isPaused && this.#waiting.length > 0) await this.#sendFirst(this.#waiting[0] as string);
    this.#isRunning = false;
  }

  async #sendFirst(hash: string): Promise<void> {
    const stored = await this.#line.fileOf(hash);
    if (stored === null) return this.#end(hash, 'refused', new AppError('publish.pictures.lost', { code: 404 }));
    const smallnesses = SHRINK_LEVELS.slice(1).values();
    let file: Blob = stored;
    for (let tries = 0; this.#isWanted(hash); tries++) {
      this.#line.onChange(hash, { state: tries === 0 ? 'sending' : 'repeating', progress: 0, failure: null });
      try {
        const taken = await this.#line.send(file, hash, (progress) =>
          this.#line.onChange(hash, { state: 'sending', progress }),
        );
        if (!this.#isWanted(hash)) return;
        this.#failures = 0;
        await this.#line.onTaken(hash, taken);
        return this.#end(hash, 'kept', null);
      } catch (error) {
        const smaller: Blob | null = isTooSlow(error) ? await nextSmaller(file, this.#line.shrink, smallnesses) : null;
        if (smaller) file = smaller;
        if (smaller) continue;
        if (error instanceof AppError && OF_PICTURE.includes(error.code)) return this.#end(hash, 'refused', error);
        if (!this.#line.isOffline()) this.#failures += 1;
        if (!isPassing(error) || this.#failures >= mostFailures(error)) return this.#giveUp(hash, error);
        this.#line.onChange(hash, { state: 'repeating', progress: 0 });
        await this.#line.pause(waitAfter(error, tries));
      }
    }
  }

  /** Whether to send a picture: it was not removed, and the queue not stopped. */
  #isWanted(hash: string): boolean {
    return !this.#isPaused && this.#waiting.includes(hash);
  }

  #giveUp(hash: string, cause: unknown): void {
    const hasWords = cause instanceof AppError && cause.messageId !== 'error.unavailable';
    this.#end(hash, 'stuck', hasWords ? cause : new AppError('publish.pictures.stuck', { code: 503, cause }));
  }

  #end(hash: string, state: PictureState, failure: AppError | null): void {
    this.remove(hash);
    this.#line.onChange(hash, { state, failure, progress: state === 'kept' ? 1 : 0 });
  }
}

/** Pause before the next try, milliseconds: the server's own value, else a growing one. */
function waitAfter(error: unknown, tries: number): number {
  const bidden = error instanceof AppError ? Number(error.values.retryAfter) : Number.NaN;
  return bidden > 0 ? bidden * 1_000 : Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
}
