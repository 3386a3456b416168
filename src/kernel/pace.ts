/** How much has to move for a place to be kept. */
export interface PaceRules {
  leastBytesPerS: number;
  /** Over this time, milliseconds. */
  withinMs: number;
  /** Time at the beginning that does not count, milliseconds. */
  graceMs: number;
}

/** What an upload has to move. @source docs/reference/limits.md, "Uploads" */
export const UPLOAD_PACE: PaceRules = { leastBytesPerS: 64_000, withinMs: 10_000, graceMs: 1_000 };

interface Sample {
  atMs: number;
  bytes: number;
}

/** How fast something moves, by looks at how much has moved. */
export class Pace {
  readonly #rules: PaceRules;
  readonly #samples: Sample[];

  /** @param atMs now, milliseconds of a clock that never goes back */
  constructor(rules: PaceRules, atMs: number, bytes = 0) {
    this.#rules = rules;
    this.#samples = [{ atMs: atMs + rules.graceMs, bytes }];
  }

  /** Notes how much has moved in all. */
  look(bytes: number, atMs: number): void {
    const [first] = this.#samples;
    if (!first) return;
    if (atMs <= first.atMs) {
      first.bytes = bytes;
      return;
    }
    this.#samples.push({ atMs, bytes });
    // The oldest that stays is the latest that is old enough to tell of the whole time.
    while ((this.#samples[1]?.atMs ?? atMs) <= atMs - this.#rules.withinMs) this.#samples.shift();
  }

  /** Bytes a second over the latest time that counts; null while nothing counts yet. */
  get bytesPerS(): number | null {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    return first && last && last.atMs > first.atMs
      ? ((last.bytes - first.bytes) * 1_000) / (last.atMs - first.atMs)
      : null;
  }

  /** Whether a whole time has passed in which less moved than has to. */
  get isTooSlow(): boolean {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    const isTold = first !== undefined && last !== undefined && last.atMs - first.atMs >= this.#rules.withinMs;
    return isTold && (this.bytesPerS ?? 0) < this.#rules.leastBytesPerS;
  }
}
