import { createChanges } from '#kit/changes.ts';
import { type ThreadDraftOwner, threadDrafts } from './thread-drafts.ts';

/**
 * Text in the field of a conversation. The text outlives the page and the field.
 *
 * Only the tab in which it was typed discards it; when another tab empties it, that tab stores it again.
 */
export class ThreadText {
  readonly #place: ThreadDraftOwner;
  readonly #changes = createChanges();
  #words = '';
  /** Whether it was typed in this tab, and not loaded from storage. */
  #isOwn = false;

  constructor(place: ThreadDraftOwner) {
    this.#place = place;
  }

  readonly words = (): string => this.#words;

  readonly subscribe = this.#changes.subscribe;

  /** Loads the stored text. Returns the function that stops following other tabs. */
  open(): () => void {
    if (!this.#isOwn) this.#show(threadDrafts.text(this.#place));
    return threadDrafts.onOther(this.#place, this.#followOther);
  }

  readonly write = (next: string): void => {
    const before = this.#words;
    this.#isOwn = next !== '';
    this.#show(next);
    threadDrafts.storeText(this.#place, { next, before });
  };

  readonly #followOther = (): void => {
    if (this.#words === '' || threadDrafts.text(this.#place) !== '') return;
    if (this.#isOwn) threadDrafts.storeText(this.#place, { next: this.#words, before: '' });
    else this.#show('');
  };

  #show(words: string): void {
    this.#words = words;
    this.#changes.emit();
  }
}
