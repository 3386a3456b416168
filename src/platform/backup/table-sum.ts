import { createHash } from 'node:crypto';
import type { TableRows, TableSum } from './backup.ts';

/** Adds up the rows of a table in any order. */
export class TableCounter {
  #rows = 0;
  #sum = 0n;

  add({ columns, rows }: TableRows): void {
    for (const row of rows) {
      // Columns are sorted by name: a migrated database may hold them in another order.
      const named = columns.map((column, index) => [column, row[index]] as const).sort(byName);
      const digest = createHash('sha256').update(JSON.stringify(named)).digest();
      this.#sum = BigInt.asUintN(64, this.#sum + digest.readBigUInt64BE());
      this.#rows += 1;
    }
  }

  sum(): TableSum {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(16, '0') };
  }
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
