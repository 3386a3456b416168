import { areaTests, type MatchableHome, placesOf } from '#capabilities/search/server/search-matching.service.ts';
import type { Context } from '#platform/context/context.ts';
import { withYields } from '#platform/queues/with-yields.ts';
import type { AlertSelection, AlertTable } from './alert-table.ts';

/**
 * Ids of the alerts that may fit any of the homes, ascending. The result is a small part of all alerts, and contains every alert that
 * fits.
 */
export async function candidatesFor(
  ctx: Context,
  table: AlertTable,
  homes: readonly MatchableHome[],
  wanted: AlertSelection,
): Promise<Int32Array> {
  if (table.count === 0) return new Int32Array(0);
  const [places, areas] = await Promise.all([
    placesOf(ctx, table.lists.placesAround),
    areaTests(ctx, table.lists.areas),
  ]);
  const marked = table.startSearch();
  for await (const home of withYields(homes)) table.mark(home, { places, areas }, wanted, marked);
  return table.idsOf(marked);
}
