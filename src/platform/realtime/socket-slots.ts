/** Counts what somebody has open at once, under a name, and gives each place back once. */
export class Places {
  readonly #taken = new Map<string, number>();

  /**
   * Takes a place.
   *
   * @returns how to give it back, which may be called twice; null when all are taken
   */
  take(name: string, most: number): (() => void) | null {
    const taken = this.#taken.get(name) ?? 0;
    if (taken >= most) return null;
    this.#taken.set(name, taken + 1);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const left = (this.#taken.get(name) ?? 1) - 1;
      if (left === 0) this.#taken.delete(name);
      else this.#taken.set(name, left);
    };
  }

  /** How many names have places. */
  get names(): number {
    return this.#taken.size;
  }
}
