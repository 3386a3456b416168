import { LRUCache } from 'lru-cache';

/** Rules of a cache of values. */
export interface RecentValuesRules<Value> {
  cacheMs: number;
  /** Largest size of all values together; the least recently used value is evicted first. */
  bytes: number;
  sizeOf(value: Value): number;
}

/** Cache of values that are expensive to make. Concurrent callers share one value. */
export class RecentValues<Value extends object> {
  readonly #made: LRUCache<string, { value: Value; madeMs: number }>;
  readonly #making = new Map<string, Promise<Value>>();
  readonly #cacheMs: number;

  constructor({ cacheMs, bytes, sizeOf }: RecentValuesRules<Value>) {
    this.#cacheMs = cacheMs;
    this.#made = new LRUCache({ maxSize: bytes, sizeCalculation: ({ value }) => Math.ceil(sizeOf(value)) });
  }

  /** The value of a key, made again when it is too old. A failure is not cached. */
  get(key: string, nowMs: number, make: () => Promise<Value>): Promise<Value> {
    const made = this.#made.get(key);
    if (made && nowMs - made.madeMs < this.#cacheMs) return Promise.resolve(made.value);
    const making = this.#making.get(key) ?? this.#make(key, nowMs, make);
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, madeMs: number, make: () => Promise<Value>): Promise<Value> {
    try {
      const value = await make();
      this.#made.set(key, { value, madeMs });
      return value;
    } finally {
      this.#making.delete(key);
    }
  }
}
