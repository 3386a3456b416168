import type { ThreadMessageFragment } from '#generated/operations.ts';
import { createChanges } from '#kit/changes.ts';
import type { ToastWords } from '#kit/design/feedback/toast-store.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { newMessageKey } from '../message-key.ts';
import { type Outgoing, type ThreadDraftOwner, threadDrafts, type WaitingFile } from './thread-drafts.ts';

/** An outgoing message on the screen, with its `failure`. */
export interface ShownOutgoing extends Outgoing {
  failure: ToastWords | null;
}

/** Functions that an outbox needs from its page. */
export interface OutboxPage {
  /** Sends a message. @throws AppError */
  post: (message: Outgoing) => Promise<ThreadMessageFragment>;
  /** Called with each message that the server has stored. */
  onSent: (message: ThreadMessageFragment) => void;
  /** Called when another tab sent or discarded messages that this one had queued. */
  onRemovedElsewhere: () => void;
}

/** Error key of a broken connection. */
const UNAVAILABLE = 'error.unavailable';

/**
 * Outgoing messages of a conversation, each under one idempotency key until the server confirms it: a broken connection, a reload or a
 * second tab never sends one twice.
 *
 * A tab loads the stored messages when it opens; it does not load later messages of other tabs. Messages that another tab sent or
 * discarded are removed, unless this tab is sending them.
 */
export class ThreadOutbox {
  readonly #place: ThreadDraftOwner;
  readonly #page: () => OutboxPage;
  readonly #changes = createChanges();
  readonly #underWay = new Set<string>();
  /** Keys of messages of this tab that were stored in the browser. A key that is missing from the storage was removed by another tab. */
  readonly #storedKeys = new Set<string>();
  #shown: readonly ShownOutgoing[] = [];
  #isOpen = false;

  /** @param page the current page, read at each use */
  constructor(place: ThreadDraftOwner, page: () => OutboxPage) {
    this.#place = place;
    this.#page = page;
  }

  readonly shown = (): readonly ShownOutgoing[] => this.#shown;

  readonly subscribe = this.#changes.subscribe;

  /** Loads the stored messages, and sends them. Returns the function that stops following other tabs. */
  open(): () => void {
    if (!this.#isOpen) {
      this.#isOpen = true;
      const messages = threadDrafts.messages(this.#place);
      for (const { key } of messages) this.#storedKeys.add(key);
      this.#show([...messages.map((message) => ({ ...message, failure: null })), ...this.#shown]);
      for (const message of messages) void this.#attempt(message);
    }
    return threadDrafts.onOther(this.#place, this.#followOthers);
  }

  readonly send = (text: string, files: readonly WaitingFile[]): void => {
    const message = { key: newMessageKey(), text, files, sentMs: Date.now() };
    if (threadDrafts.storeMessage(this.#place, message)) this.#storedKeys.add(message.key);
    this.#show([...this.#shown, { ...message, failure: null }]);
    void this.#attempt(message);
  };

  readonly retry = (key: string): void => {
    this.#followOthers();
    const message = this.#shown.find((each) => each.key === key);
    if (message) void this.#attempt(message);
  };

  /** Retries messages that a broken connection stopped. */
  readonly retryBroken = (): void => {
    for (const { key, failure } of this.#shown) if (failure?.text === UNAVAILABLE) this.retry(key);
  };

  /** Whether a broken connection stopped a message. */
  readonly isBroken = (): boolean => this.#shown.some(({ failure }) => failure?.text === UNAVAILABLE);

  /** Discards a message that did not arrive. */
  readonly discard = (key: string): void => this.#remove(key);

  async #attempt({ failure: _, ...message }: Outgoing & Partial<ShownOutgoing>): Promise<void> {
    const { key } = message;
    if (this.#underWay.has(key)) return;
    this.#underWay.add(key);
    this.#fail(key, null);
    try {
      const sent = await this.#page().post(message);
      this.#remove(key);
      this.#page().onSent(sent);
    } catch (error) {
      this.#fail(key, failureToast(error));
    } finally {
      this.#underWay.delete(key);
      this.#followOthers();
    }
  }

  readonly #followOthers = (): void => {
    const there = new Set(threadDrafts.messages(this.#place).map(({ key }) => key));
    const isElsewhere = ({ key }: Outgoing): boolean =>
      this.#storedKeys.has(key) && !there.has(key) && !this.#underWay.has(key);
    const left = this.#shown.filter((message) => !isElsewhere(message));
    if (left.length === this.#shown.length) return;
    this.#show(left);
    this.#page().onRemovedElsewhere();
  };

  #fail(key: string, failure: ToastWords | null): void {
    this.#show(this.#shown.map((message) => (message.key === key ? { ...message, failure } : message)));
  }

  #remove(key: string): void {
    this.#storedKeys.delete(key);
    threadDrafts.dropMessage(this.#place, key);
    this.#show(this.#shown.filter((message) => message.key !== key));
  }

  #show(shown: readonly ShownOutgoing[]): void {
    this.#shown = shown;
    this.#changes.emit();
  }
}
