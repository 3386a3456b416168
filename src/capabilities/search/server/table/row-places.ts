/** Share of additional rows reserved for homes to come. */
const SPARE = 1 / 16;

/**
 * Allocates rows to listings.
 *
 * Listings of one municipality are adjacent as far as rows were reserved for them: most searches read homes of one region, which
 * then lie side by side in memory, too.
 */
export class RowPlaces {
  /** Number of rows allocated, freed or reserved. */
  end = 0;
  readonly #setAside = new Map<number, { next: number; end: number }>();
  /** Freed rows by municipality; no list is empty. */
  readonly #free = new Map<number, number[]>();

  /** Reserves rows for so many homes of each municipality and a few more, in the order of the ids. */
  setAside(counts: ReadonlyMap<number, number>): void {
    for (const [city, count] of [...counts].sort(([one], [other]) => one - other)) {
      const next = this.end;
      this.end += Math.ceil(count * (1 + SPARE));
      this.#setAside.set(city, { next, end: this.end });
    }
  }

  /** Allocates a row: one of the municipality, else any freed one, else a new one. */
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
