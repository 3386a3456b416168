import { LRUCache } from 'lru-cache';
import { heapBytes } from '../memory/heap-bytes.ts';
import type { Dependency } from './dependency.ts';

/** Bytes of an entry besides its key, its answer and its dependencies. */
const ENTRY_BYTES = 300;

interface Entry<Answer> {
  answer: Answer;
  dependencies: readonly Dependency[];
}

/** Size and age limits of the cache. */
export interface AnswerCacheRules {
  /** Size of all answers together, bytes; 0 caches nothing. */
  room: number;
  /** Longest time that an answer is cached, milliseconds; without it, as long as nothing changes. */
  longestMs?: number;
}

/**
 * Answers cached while none of their dependencies has changed; the least recently used go first. An answer is valid as of the last look at
 * the database: look first, then read.
 */
export class AnswerCache<Key extends string | number, Answer extends object> {
  readonly #cache: LRUCache<Key, Entry<Answer>> | null;

  constructor({ room, longestMs = 0 }: AnswerCacheRules) {
    this.#cache = room > 0 ? new LRUCache({ maxSize: room, ttl: longestMs }) : null;
  }

  /** The answer, if it is still valid. */
  current(key: Key): Answer | null {
    const entry = this.#cache?.get(key);
    if (!entry) return null;
    if (!entry.dependencies.some((dependency) => dependency.isStale())) return entry.answer;
    this.#cache?.delete(key);
    return null;
  }

  /** Caches an answer, unless it is outdated already. @param size bytes that the answer takes by itself */
  keep(key: Key, answer: Answer, { dependencies, size }: { dependencies: readonly Dependency[]; size: number }): void {
    if (dependencies.some((dependency) => dependency.isStale())) return;
    const bytes = dependencies.reduce((sum, dependency) => sum + dependency.bytes, ENTRY_BYTES + heapBytes(key) + size);
    this.#cache?.set(key, { answer, dependencies }, { size: Math.ceil(bytes) });
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#cache?.calculatedSize ?? 0;
  }

  /** All cached entries, valid or not. */
  *entries(): Generator<[Key, Answer]> {
    for (const [key, { answer }] of this.#cache?.entries() ?? []) yield [key, answer];
  }
}
