import { AppError } from '#kernel/app-error.ts';
import { isTooSlow, nextSmaller, type Shrink } from '#kit/pictures/send-shrunk.ts';
import { SMALLNESSES } from '#kit/pictures/shrunk-size.ts';
import type { FormPicture, PictureState } from './form-picture.ts';

/** What the server says of a picture that it took. */
export interface TakenPicture {
  img_id: number;
  key: string;
}

/** What a queue works with; tests bring their own. */
export interface QueueConnection {
  /** The file of a picture; null where this browser has lost it. */
  fileOf(hash: string): Promise<Blob | null>;
  /** Sends a file, as a whole. @throws AppError */
  send(file: Blob, hash: string, onProgress: (share: number) => void): Promise<TakenPicture>;
  /** For a slow line. */
  shrink: Shrink;
  /** Done after a while, or at once when the line is back. */
  pause(ms: number): Promise<void>;
  /** Whether the browser itself says that there is no line. */
  isOffline(): boolean;
  /** Told how far a picture is. */
  onChange(hash: string, change: Partial<FormPicture>): void;
  /** The server has it: the browser need not keep it any more. */
  onTaken(hash: string, taken: TakenPicture): Promise<void>;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** Tries in a row, of whichever pictures, that may fail for reasons beside them: some two minutes with the waits between. */
const MOST_FAILURES = 8;
/** Of those after which the server itself has tried for minutes. */
const MOST_BUSY = 2;
/** Refusals that are about the picture itself or its place. */
const OF_PICTURE: readonly number[] = [400, 404, 413, 415, 422];
const TOO_MANY = 429;
const STORAGE_FULL = 507;

/** Whether it may be over in a moment. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === TOO_MANY || (error.code >= 500 && error.code !== STORAGE_FULL);

const mostFailures = (error: unknown): number =>
  error instanceof AppError && error.messageId === 'error.upload.busy' ? MOST_BUSY : MOST_FAILURES;

/**
 * Sends pictures one after another, each in one request. One that breaks off is sent again as a whole, later each time, until the server
 * has it, refuses it, or too many tries in a row have failed: then it is stuck until the user tries again, and those after it have one try
 * each. Tries without any line do not count. One that a line is too slow for is made smaller.
 */
export class PictureQueue {
  readonly #line: QueueConnection;
  readonly #waiting: string[] = [];
  #isRunning = false;
  #isPaused = true;
  /** Tries that failed since the last picture arrived. */
  #failures = 0;

  constructor(connection: QueueConnection) {
    this.#line = connection;
  }

  /** Puts a picture at the end; one that waits already stays where it is. */
  add(hash: string): void {
    if (!this.#waiting.includes(hash)) this.#waiting.push(hash);
    void this.#run();
  }

  /** Counts failures anew: the user tries again. */
  retry(): void {
    this.#failures = 0;
  }

  /** A picture is not wanted any more; one under way is let go after this try. */
  remove(hash: string): void {
    const index = this.#waiting.indexOf(hash);
    if (index >= 0) this.#waiting.splice(index, 1);
  }

  /** Begins to send: the offer is there. */
  start(): void {
    this.#isPaused = false;
    void this.#run();
  }

  /** Sends nothing more; what is under way ends. */
  stop(): void {
    this.#isPaused = true;
  }

  /** How many are still to come. */
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
    const kept = await this.#line.fileOf(hash);
    if (kept === null) return this.#end(hash, 'refused', new AppError('publish.pictures.lost', { code: 404 }));
    const smallnesses = SMALLNESSES.slice(1).values();
    let file: Blob = kept;
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

  /** One that was removed, or whose queue was stopped, is not sent again. */
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

/** What the server bids to wait, else longer each time, milliseconds. */
function waitAfter(error: unknown, tries: number): number {
  const bidden = error instanceof AppError ? Number(error.values.retryAfter) : Number.NaN;
  return bidden > 0 ? bidden * 1_000 : Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
}
