import { LRUCache } from 'lru-cache';
import type { Reading } from './reading.ts';

interface Kept<Answer> {
  answer: Answer;
  readings: readonly Reading[];
}

/**
 * Answers that are kept while nothing they were made from has changed; those asked for longest ago go first. What it says is
 * true as of the last look at the database: look first, then ask.
 */
export class KeptAnswers<Key extends string | number, Answer extends object> {
  readonly #kept: LRUCache<Key, Kept<Answer>> | null;

  /** @param room for all answers together, in the unit of their sizes; 0 keeps nothing */
  constructor(room: number) {
    this.#kept = room > 0 ? new LRUCache({ maxSize: room }) : null;
  }

  /** The answer, if it is still right. */
  current(key: Key): Answer | null {
    const kept = this.#kept?.get(key);
    if (!kept) return null;
    if (!kept.readings.some((reading) => reading.isStale())) return kept.answer;
    this.#kept?.delete(key);
    return null;
  }

  /** Keeps an answer, unless it is outdated already. @param size of the room it takes, roughly */
  keep(key: Key, answer: Answer, { readings, size }: { readings: readonly Reading[]; size: number }): void {
    if (readings.some((reading) => reading.isStale())) return;
    this.#kept?.set(key, { answer, readings }, { size: Math.max(1, Math.ceil(size)) });
  }
}
