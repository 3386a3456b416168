import { AppError } from '#kernel/app-error.ts';

/** How what is written stands with the server. */
export type SavingState = 'saved' | 'saving' | 'device';

/** The clock and the line of a saver; tests bring their own. */
export interface SaverConnection {
  /** Sends what is written now. */
  send(): Promise<void>;
  /** Does something later. Returns how not to. */
  later(work: () => void, afterMs: number): () => void;
  /** Told of every change of state, and why it came to nothing. */
  onState(state: SavingState, failure: AppError | null): void;
}

/** Pause after a key before something is sent. */
const TYPING_PAUSE_MS = 1_200;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Failures that may be others in a moment: no line, no service, too many questions. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code >= 500 || error.code === 429 || error.code === 408;

/**
 * Sends what somebody writes, one request after another and never two at once; while one is under way further changes wait
 * for the next. When the line breaks it tries again, later and later, and at once when the line is back.
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

  /** Something was written. */
  change(): void {
    this.#isWaiting = true;
    this.#failures = 0;
    this.#line.onState('saving', null);
    this.#start(TYPING_PAUSE_MS);
  }

  /** The line is back, or whoever writes wants it sent now. Resolves when nothing is left to be sent, or it failed. */
  async now(): Promise<void> {
    this.#cancel();
    while (this.#isSending) await this.#sending;
    if (this.#isWaiting) await this.#send();
  }

  /** Sends nothing until `change` is called again. */
  hold(): void {
    this.#cancel();
    this.#isWaiting = false;
  }

  /** Sends nothing ever again. */
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
