import type { Dependency } from '#platform/freshness/dependency.ts';
import { heapBytes } from '#platform/memory/heap-bytes.ts';
import type { SearchFilter } from '../../search.filter.ts';
import type { ChangedRows } from '../table/changed-rows.ts';
import { RowMemory } from '../table/row-memory.ts';
import { rowsMeeting } from '../table/search-rows.ts';
import type { SearchTable } from '../table/search-table.ts';
import { conditionsOf } from './search-conditions.ts';
import type { SearchFacts } from './search-facts.ts';

const DEPENDENCY_BYTES = 500;

/** The dependency of a search on its homes. It references the changes alone, not the table. */
export function searchDependency(
  changes: ChangedRows<SearchTable>,
  filter: SearchFilter,
  facts: SearchFacts,
): Dependency {
  let checkedAt = changes.moment;
  const fits = (rows: SearchTable): boolean =>
    rowsMeeting(rows, conditionsOf(rows, filter, { ...facts, memory: new RowMemory(rows.size) })).length > 0;
  return {
    bytes: DEPENDENCY_BYTES + heapBytes(filter) + heapBytes(facts),
    isStale: () => {
      const { moment } = changes;
      if (changes.some(checkedAt, fits)) return true;
      checkedAt = moment;
      return false;
    },
  };
}
