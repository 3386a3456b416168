import { likesVersion } from '#capabilities/offers/offer.versions.ts';
import type { SearchRow, SearchTable } from '../table/search-table.ts';

/** Changes found by one look at the database. */
export interface RowChanges {
  changed: readonly SearchRow[];
  removedIds: readonly number[];
}

/** Applies changes to a table. @returns the versions that changed with the listings, besides their own: the sets of similar homes */
export function followChanges(table: SearchTable, { changed, removedIds }: RowChanges): string[] {
  if (changed.length === 0 && removedIds.length === 0) return [];
  const ids = [...removedIds, ...changed.map(({ id }) => id)];
  const before = table.copyOf(ids);
  for (const id of removedIds) table.remove(id);
  for (const row of changed) table.put(row);
  const after = table.copyOf(changed.map(({ id }) => id));
  table.changes.add({ before, after });
  return [...likesOf(before), ...likesOf(after)];
}

function likesOf({ columns, size }: SearchTable): string[] {
  const names = new Set<string>();
  for (let row = 0; row < size; row += 1) {
    const [zoneId, offerType, category] = [columns.zoneId[row], columns.offerType[row], columns.category[row]];
    names.add(likesVersion(zoneId as number, offerType as number, category as number));
  }
  return [...names];
}
