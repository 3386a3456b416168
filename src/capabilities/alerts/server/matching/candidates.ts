import { areaTests, type HeldHome, placesOf } from '#capabilities/search/server/search-matching.service.ts';
import type { Context } from '#platform/context/context.ts';
import type { AlertTable, Wanted } from './alert-table.ts';

/** Longest that homes are looked at before others have their turn, milliseconds. */
const TURN_MS = 8;

/** Ids of the alerts that may fit any of the homes, in their order: few of all alerts, and every one that fits is among them. */
export async function candidatesFor(
  ctx: Context,
  table: AlertTable,
  homes: readonly HeldHome[],
  wanted: Wanted,
): Promise<Int32Array> {
  const found = new Uint8Array(table.rowCount);
  if (found.length === 0) return new Int32Array(0);
  const [places, areas] = await Promise.all([
    placesOf(ctx, table.lists.placesAround),
    areaTests(ctx, table.lists.areas),
  ]);
  let turnEndsAt = performance.now() + TURN_MS;
  for (const home of homes) {
    table.mark(home, { places, areas }, wanted, found);
    if (performance.now() < turnEndsAt) continue;
    await new Promise(setImmediate);
    turnEndsAt = performance.now() + TURN_MS;
  }
  return table.idsOf(found);
}
