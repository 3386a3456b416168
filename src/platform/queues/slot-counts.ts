/** Counts taken slots by name, such as a network or an account, and releases each once. */
export class SlotCounts<Name = string> {
  readonly #taken = new Map<Name, number>();

  /**
   * Takes a slot.
   *
   * @returns the way to release it, which may be called twice; null when all are taken
   */
  take(name: Name, most = Number.POSITIVE_INFINITY): (() => void) | null {
    const taken = this.of(name);
    if (taken >= most) return null;
    this.#taken.set(name, taken + 1);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const left = this.of(name) - 1;
      if (left > 0) this.#taken.set(name, left);
      else this.#taken.delete(name);
    };
  }

  /** Taken slots of a name. */
  of(name: Name): number {
    return this.#taken.get(name) ?? 0;
  }
}
