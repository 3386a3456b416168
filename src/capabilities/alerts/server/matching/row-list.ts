/** A growing list of row numbers, each with an optional distance in kilometres. */
export class RowList {
  rows = new Int32Array(2);
  count = 0;
  /** The longest distance in the list, in kilometres. */
  farthest = Number.NEGATIVE_INFINITY;
  #distances: Float64Array | null = null;

  get bytes(): number {
    return this.rows.byteLength + (this.#distances?.byteLength ?? 0);
  }

  /** @param distance kilometres */
  add(row: number, distance?: number): void {
    if (this.count === this.rows.length) this.#grow();
    this.rows[this.count] = row;
    if (distance !== undefined) {
      this.#distances ??= new Float64Array(this.rows.length);
      this.#distances[this.count] = distance;
      this.farthest = Math.max(this.farthest, distance);
    }
    this.count += 1;
  }

  /** Visits each row with at least the given distance. @param distance kilometres */
  eachFrom(distance: number, visit: (row: number) => void): void {
    const distances = this.#distances;
    if (distances === null) return;
    for (let index = 0; index < this.count; index += 1)
      if ((distances[index] as number) >= distance) visit(this.rows[index] as number);
  }

  #grow(): void {
    const rows = new Int32Array(this.rows.length * 2);
    rows.set(this.rows);
    this.rows = rows;
    if (this.#distances === null) return;
    const distances = new Float64Array(rows.length);
    distances.set(this.#distances);
    this.#distances = distances;
  }
}
