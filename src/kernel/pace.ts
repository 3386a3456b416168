/** Least pace of a work that holds a slot. */
export interface PaceRules {
  leastBytesPerS: number;
  /** Length of the measured time, milliseconds. */
  withinMs: number;
  /** Time at the beginning that does not count, milliseconds. */
  graceMs: number;
}

/** Least pace of an upload. @source docs/reference/limits.md, "Uploads" */
export const UPLOAD_PACE: PaceRules = { leastBytesPerS: 64_000, withinMs: 10_000, graceMs: 1_000 };

interface Sample {
  atMs: number;
  bytes: number;
}

/** Pace of a transfer, from samples of the bytes moved. */
export class Pace {
  readonly #rules: PaceRules;
  readonly #samples: Sample[];

  /** @param atMs now, milliseconds of a monotonic clock */
  constructor(rules: PaceRules, atMs: number, bytes = 0) {
    this.#rules = rules;
    this.#samples = [{ atMs: atMs + rules.graceMs, bytes }];
  }

  /** Adds a sample: bytes moved in all. */
  look(bytes: number, atMs: number): void {
    const [first] = this.#samples;
    if (!first) return;
    if (atMs <= first.atMs) {
      first.bytes = bytes;
      return;
    }
    this.#samples.push({ atMs, bytes });
    // The oldest remaining sample is the latest that covers the whole time.
    while ((this.#samples[1]?.atMs ?? atMs) <= atMs - this.#rules.withinMs) this.#samples.shift();
  }

  /** Bytes a second over the latest measured time; null before there is one. */
  get bytesPerS(): number | null {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    return first && last && last.atMs > first.atMs
      ? ((last.bytes - first.bytes) * 1_000) / (last.atMs - first.atMs)
      : null;
  }

  /** Whether a whole time has passed with less than the least pace. */
  get isTooSlow(): boolean {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    const isMeasured = first !== undefined && last !== undefined && last.atMs - first.atMs >= this.#rules.withinMs;
    return isMeasured && (this.bytesPerS ?? 0) < this.#rules.leastBytesPerS;
  }
}
