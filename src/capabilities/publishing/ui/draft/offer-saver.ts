import { AppError } from '#kernel/app-error.ts';

/** State of the draft towards the server. */
export type SavingState = 'saved' | 'saving' | 'device';

/** Clock and connection of a saver; tests provide their own. */
export interface SaverConnection {
  /** Sends the current version. */
  send(): Promise<void>;
  /** Schedules a call. Returns the function that cancels it. */
  later(work: () => void, afterMs: number): () => void;
  /** Called with every change of state, and its error. */
  onState(state: SavingState, failure: AppError | null): void;
}

/** Pause after the last key before a save, milliseconds. */
const TYPING_PAUSE_MS = 1_200;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Whether an error is temporary: no connection, no service, too many requests. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code >= 500 || error.code === 429 || error.code === 408;

/**
 * Saves changes, never with two concurrent requests; changes during a request wait
 * for the next. After a broken connection it retries with growing pauses, and at once when the connection is back.
 */
export class OfferSaver {
  readonly #line: SaverConnection;
  #isWaiting = false;
  #isSending = false;
  #isStopped = false;
  #failures = 0;
  #cancel: () => void = () => {};

  constructor(connection: SaverConnection) {
    this.#line = connection;
  }

  /** Schedules a save. */
  change(): void {
    this.#isWaiting = true;
    this.#failures = 0;
    this.#line.onState('saving', null);
    this.#start(TYPING_PAUSE_MS);
  }

  /** Saves now: the connection is back, or the member requests it. Resolves when nothing is pending, or it failed. */
  async now(): Promise<void> {
    this.#cancel();
    while (this.#isSending) await this.#sending;
    if (this.#isWaiting) await this.#send();
  }

  /** Pauses saving until the next `change`. */
  hold(): void {
    this.#cancel();
    this.#isWaiting = false;
  }

  /** Stops saving for good. */
  stop(): void {
    this.hold();
    this.#isStopped = true;
  }

  #sending: Promise<void> = Promise.resolve();

  #start(afterMs: number): void {
    this.#cancel();
    if (this.#isStopped) return;
    this.#cancel = this.#line.later(() => void this.#send(), afterMs);
  }

  #send(): Promise<void> {
    if (this.#isSending || this.#isStopped) return this.#sending;
    this.#sending = this.#attempt();
    return this.#sending;
  }

  async #attempt(): Promise<void> {
    this.#isSending = true;
    this.#isWaiting = false;
    try {
      await this.#line.send();
      this.#failures = 0;
      if (!this.#isWaiting) this.#line.onState('saved', null);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isSending = false;
    }
    if (this.#isWaiting && this.#failures === 0) this.#start(TYPING_PAUSE_MS);
  }

  #fail(error: unknown): void {
    const failure = error instanceof AppError ? error : new AppError('error.internal', { code: 500, cause: error });
    this.#line.onState('device', failure);
    if (!isPassing(error)) return;
    this.#isWaiting = true;
    this.#failures += 1;
    this.#start(Math.min(FIRST_WAIT_MS * 2 ** (this.#failures - 1), LONGEST_WAIT_MS));
  }
}
