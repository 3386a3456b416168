/** Of this share more rows are set aside for homes to come. */
const SPARE = 1 / 16;

/**
 * Which row a listing gets. Those of one municipality stand side by side, as far as was set aside for them: most searches look
 * at homes of one region, and what they read of these then lies side by side in memory, too.
 */
export class RowPlaces {
  /** Rows given, given back or set aside. */
  end = 0;
  readonly #setAside = new Map<number, { next: number; end: number }>();
  /** Rows that were given back; no list of them is empty. */
  readonly #free = new Map<number, number[]>();

  /** Sets rows aside for so many homes of each municipality and a few more, in the order of the ids. */
  setAside(counts: ReadonlyMap<number, number>): void {
    for (const [city, count] of [...counts].sort(([one], [other]) => one - other)) {
      const next = this.end;
      this.end += Math.ceil(count * (1 + SPARE));
      this.#setAside.set(city, { next, end: this.end });
    }
  }

  /** A row for a home: one of its municipality, else any that was given back, else a new one. */
  take(city: number): number {
    const own = this.#takeFree(city);
    if (own !== null) return own;
    const rows = this.#setAside.get(city);
    if (rows && rows.next < rows.end) return rows.next++;
    const [other] = this.#free.keys();
    const free = other === undefined ? null : this.#takeFree(other);
    return free ?? this.end++;
  }

  giveBack(city: number, row: number): void {
    const rows = this.#free.get(city);
    if (rows) rows.push(row);
    else this.#free.set(city, [row]);
  }

  #takeFree(city: number): number | null {
    const rows = this.#free.get(city);
    const row = rows?.pop() ?? null;
    if (rows?.length === 0) this.#free.delete(city);
    return row;
  }
}
