/** Numbers of rows, each with a distance where that matters; it only grows. */
export class RowList {
  rows = new Int32Array(2);
  count = 0;
  /** The longest distance among them. */
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

  /** Tells of each row whose distance is not less. */
  eachFrom(distance: number, tell: (row: number) => void): void {
    const distances = this.#distances;
    if (distances === null) return;
    for (let index = 0; index < this.count; index += 1)
      if ((distances[index] as number) >= distance) tell(this.rows[index] as number);
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
