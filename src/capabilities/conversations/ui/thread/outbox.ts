import type { ThreadMessageFragment } from '#generated/operations.ts';
import type { ToastWords } from '#kit/design/feedback/toast-store.ts';
import { failureWords } from '#kit/forms/form-texts.ts';
import { newMessageKey } from '../message-key.ts';
import { type Outgoing, type ThreadPlace, threadDrafts, type WaitingFile } from './thread-drafts.ts';

/** A message on its way as the screen shows it: `failure` says why it did not arrive. */
export interface ShownOutgoing extends Outgoing {
  failure: ToastWords | null;
}

/** What an outbox needs of its page. */
export interface OutboxPage {
  /** Sends a message. @throws AppError */
  post: (message: Outgoing) => Promise<ThreadMessageFragment>;
  /** Called with each message that the house has. */
  onSent: (message: ThreadMessageFragment) => void;
  /** Another tab sent or discarded messages that were on their way here. */
  onElsewhere: () => void;
}

/** What a broken line is called. */
const UNAVAILABLE = 'error.unavailable';

/**
 * Messages on their way out of a conversation, each under one key until the house says that it has it: over a line that breaks, after
 * a reload, from two tabs, it is one message. A tab takes up what the browser keeps when it opens, and nothing of other tabs later;
 * what another tab sent or discarded leaves this one, unless it is being sent here.
 */
export class ThreadOutbox {
  readonly #place: ThreadPlace;
  readonly #page: () => OutboxPage;
  readonly #listeners = new Set<() => void>();
  readonly #underWay = new Set<string>();
  /** Keys of those that the browser keeps: one of them that it keeps no longer was taken away by another tab. */
  readonly #kept = new Set<string>();
  #shown: readonly ShownOutgoing[] = [];
  #isOpen = false;

  /** @param page as it is when it is asked */
  constructor(place: ThreadPlace, page: () => OutboxPage) {
    this.#place = place;
    this.#page = page;
  }

  readonly shown = (): readonly ShownOutgoing[] => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what the browser keeps, and sends it. Returns how to stop following other tabs. */
  open(): () => void {
    if (!this.#isOpen) {
      this.#isOpen = true;
      const kept = threadDrafts.messages(this.#place);
      for (const { key } of kept) this.#kept.add(key);
      this.#show([...kept.map((message) => ({ ...message, failure: null })), ...this.#shown]);
      for (const message of kept) void this.#attempt(message);
    }
    return threadDrafts.onOther(this.#place, this.#followOthers);
  }

  readonly send = (text: string, files: readonly WaitingFile[]): void => {
    const message = { key: newMessageKey(), text, files, sentMs: Date.now() };
    if (threadDrafts.keepMessage(this.#place, message)) this.#kept.add(message.key);
    this.#show([...this.#shown, { ...message, failure: null }]);
    void this.#attempt(message);
  };

  readonly retry = (key: string): void => {
    this.#followOthers();
    const message = this.#shown.find((each) => each.key === key);
    if (message) void this.#attempt(message);
  };

  /** Sends again what a broken line stopped. */
  readonly retryBroken = (): void => {
    for (const { key, failure } of this.#shown) if (failure?.text === UNAVAILABLE) this.retry(key);
  };

  /** Whether a broken line stopped one. */
  readonly isBroken = (): boolean => this.#shown.some(({ failure }) => failure?.text === UNAVAILABLE);

  /** Takes a message back that did not arrive. */
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
      this.#fail(key, failureWords(error));
    } finally {
      this.#underWay.delete(key);
      this.#followOthers();
    }
  }

  readonly #followOthers = (): void => {
    const there = new Set(threadDrafts.messages(this.#place).map(({ key }) => key));
    const isElsewhere = ({ key }: Outgoing): boolean =>
      this.#kept.has(key) && !there.has(key) && !this.#underWay.has(key);
    const left = this.#shown.filter((message) => !isElsewhere(message));
    if (left.length === this.#shown.length) return;
    this.#show(left);
    this.#page().onElsewhere();
  };

  #fail(key: string, failure: ToastWords | null): void {
    this.#show(this.#shown.map((message) => (message.key === key ? { ...message, failure } : message)));
  }

  #remove(key: string): void {
    this.#kept.delete(key);
    threadDrafts.dropMessage(this.#place, key);
    this.#show(this.#shown.filter((message) => message.key !== key));
  }

  #show(shown: readonly ShownOutgoing[]): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
