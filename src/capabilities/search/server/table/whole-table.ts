import type { SearchTable } from './search-table.ts';

/** A result computed from all rows of a table, cached until the table changes. */
export function memoizedByTable<Worked>(work: (table: SearchTable) => Worked): (table: SearchTable) => Worked {
  const cache = new WeakMap<SearchTable, { version: number; worked: Worked }>();
  return (table) => {
    const { version } = table;
    const known = cache.get(table);
    if (known?.version === version) return known.worked;
    const worked = work(table);
    cache.set(table, { version, worked });
    return worked;
  };
}
