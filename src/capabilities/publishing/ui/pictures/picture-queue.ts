import { AppError } from '#kernel/app-error.ts';
import type { FormPicture, PictureState } from './form-picture.ts';
import { SMALLNESSES, type Smallness } from './shrunk-size.ts';

/** What the server says of a picture that it took. */
export interface TakenPicture {
  img_id: number;
  key: string;
}

/** What a queue works with; tests bring their own. */
export interface QueueLine {
  /** The file of a picture; null where this browser has lost it. */
  fileOf(hash: string): Promise<Blob | null>;
  /** Sends a file, as a whole. @throws AppError */
  send(file: Blob, hash: string, onProgress: (share: number) => void): Promise<TakenPicture>;
  /** A file made smaller for a slow line; what cannot be made smaller stays as it is. */
  shrink(file: Blob, smallness: Smallness): Promise<Blob>;
  /** Done after a while, or at once when the line is back. */
  pause(ms: number): Promise<void>;
  /** Told how far a picture is. */
  onChange(hash: string, change: Partial<FormPicture>): void;
  /** The server has it: the browser need not keep it any more. */
  onTaken(hash: string, taken: TakenPicture): Promise<void>;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const TOO_MANY = 429;

/** Whether a failure says nothing of the picture itself. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === TOO_MANY || (error.code >= 500 && error.code !== STORAGE_FULL);

const STORAGE_FULL = 507;

/** Whether the line was too slow for the file. */
const isTooSlow = (error: unknown): boolean => error instanceof AppError && error.messageId === 'error.upload.slow';

/**
 * Sends pictures one after another, each in one request. One that breaks off is sent again as a whole, until the server has
 * it or says that it never will; one that a line is too slow for is made smaller.
 */
export class PictureQueue {
  readonly #line: QueueLine;
  readonly #waiting: string[] = [];
  #isRunning = false;
  #isPaused = true;

  constructor(line: QueueLine) {
    this.#line = line;
  }

  /** Puts a picture at the end; one that waits already stays where it is. */
  add(hash: string): void {
    if (!this.#waiting.includes(hash)) this.#waiting.push(hash);
    void this.#run();
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
        await this.#line.onTaken(hash, taken);
        return this.#end(hash, 'kept', null);
      } catch (error) {
        const smaller: Blob | null = isTooSlow(error) ? await this.#smaller(file, smallnesses) : null;
        if (smaller) file = smaller;
        if (smaller) continue;
        if (!isPassing(error)) return this.#end(hash, 'refused', error as AppError);
        this.#line.onChange(hash, { state: 'repeating', progress: 0 });
        await this.#line.pause(waitAfter(error, tries));
      }
    }
  }

  /** The file as the next of the given sizes that makes it smaller; null when none does. */
  async #smaller(file: Blob, smallnesses: Iterator<Smallness>): Promise<Blob | null> {
    for (let next = smallnesses.next(); !next.done; next = smallnesses.next()) {
      const smaller = await this.#line.shrink(file, next.value);
      if (smaller.size < file.size) return smaller;
    }
    return null;
  }

  /** One that was removed, or whose queue was stopped, is not sent again. */
  #isWanted(hash: string): boolean {
    return !this.#isPaused && this.#waiting.includes(hash);
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
