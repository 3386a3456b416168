import { LRUCache } from 'lru-cache';

/** How values are kept. */
export interface RecentValuesRules<Value> {
  keepMs: number;
  /** For all values together; the one asked for longest ago goes first. */
  bytes: number;
  sizeOf(value: Value): number;
}

/** Values that are expensive to make, remembered for a while. Those who ask at the same time share one. */
export class RecentValues<Value extends object> {
  readonly #made: LRUCache<string, { value: Value; madeMs: number }>;
  readonly #making = new Map<string, Promise<Value>>();
  readonly #keepMs: number;

  constructor({ keepMs, bytes, sizeOf }: RecentValuesRules<Value>) {
    this.#keepMs = keepMs;
    this.#made = new LRUCache({ maxSize: bytes, sizeCalculation: ({ value }) => Math.ceil(sizeOf(value)) });
  }

  /** The value of a key, made anew when it is too old. A value that could not be made is not kept. */
  get(key: string, nowMs: number, make: () => Promise<Value>): Promise<Value> {
    const made = this.#made.get(key);
    if (made && nowMs - made.madeMs < this.#keepMs) return Promise.resolve(made.value);
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
