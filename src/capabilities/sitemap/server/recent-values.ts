/** Values that are expensive to make, remembered for a while. Those who ask at the same time share one. */
export class RecentValues<Value> {
  readonly #kept = new Map<string, { value: Promise<Value>; madeMs: number }>();
  readonly #options: { keepMs: number; most: number };

  /** @param options how long a value is kept, and how many at most: the oldest goes first */
  constructor(options: { keepMs: number; most: number }) {
    this.#options = options;
  }

  /** The value of a key, made anew when it is too old. A value that could not be made is not kept. */
  get(key: string, nowMs: number, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept && nowMs - kept.madeMs < this.#options.keepMs) return kept.value;
    const value = make();
    this.#kept.delete(key);
    this.#kept.set(key, { value, madeMs: nowMs });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#options.most && oldest !== undefined) this.#kept.delete(oldest);
    value.catch(() => this.#kept.delete(key));
    return value;
  }
}
