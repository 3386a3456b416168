import { LRUCache } from 'lru-cache';
import { heapBytes } from '../memory/heap-bytes.ts';
import type { Dependency } from './dependency.ts';

/** An entry besides its key, its answer and its readings, bytes. */
const ENTRY_BYTES = 300;

interface Entry<Answer> {
  answer: Answer;
  dependencies: readonly Dependency[];
}

/** How much is kept, and for how long. */
export interface AnswerCacheRules {
  /** For all answers together, bytes; 0 keeps nothing. */
  room: number;
  /** Longest that an answer is kept, milliseconds; without it, as long as nothing changes. */
  longestMs?: number;
}

/**
 * Answers that are kept while nothing they were made from has changed; those asked for longest ago go first. What it says is
 * true as of the last look at the database: look first, then ask.
 */
export class AnswerCache<Key extends string | number, Answer extends object> {
  readonly #kept: LRUCache<Key, Entry<Answer>> | null;

  constructor({ room, longestMs = 0 }: AnswerCacheRules) {
    this.#kept = room > 0 ? new LRUCache({ maxSize: room, ttl: longestMs }) : null;
  }

  /** The answer, if it is still right. */
  current(key: Key): Answer | null {
    const kept = this.#kept?.get(key);
    if (!kept) return null;
    if (!kept.dependencies.some((dependency) => dependency.isStale())) return kept.answer;
    this.#kept?.delete(key);
    return null;
  }

  /** Keeps an answer, unless it is outdated already. @param size bytes that the answer takes by itself */
  keep(key: Key, answer: Answer, { dependencies, size }: { dependencies: readonly Dependency[]; size: number }): void {
    if (dependencies.some((dependency) => dependency.isStale())) return;
    const bytes = dependencies.reduce((sum, dependency) => sum + dependency.bytes, ENTRY_BYTES + heapBytes(key) + size);
    this.#kept?.set(key, { answer, dependencies }, { size: Math.ceil(bytes) });
  }

  /** Bytes that all of it takes. */
  get bytes(): number {
    return this.#kept?.calculatedSize ?? 0;
  }

  /** All that is kept, right or not. */
  *entries(): Generator<[Key, Answer]> {
    for (const [key, { answer }] of this.#kept?.entries() ?? []) yield [key, answer];
  }
}
