/** Counts the open sockets of a name, and releases each slot once. */
export class Places {
  readonly #taken = new Map<string, number>();

  /**
   * Takes a slot.
   *
   * @returns the way to release it, which may be called twice; null when all are taken
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

  /** Number of names with slots. */
  get names(): number {
    return this.#taken.size;
  }
}
