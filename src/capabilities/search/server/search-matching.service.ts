import type { Location } from '#capabilities/locations/location.ts';
import { areaBoundaries } from '#capabilities/locations/server/areas/area-shapes.service.ts';
import type { GeoBounds } from '#kernel/geo.ts';
import type { Context } from '#platform/context/context.ts';
import { withYields } from '#platform/queues/with-yields.ts';
import type { SearchFilter } from '../search.filter.ts';
import { agencyIdsOf, readPlaceFacts } from './index/facts-of-searches.ts';
import { type MatchableHome, MatchableHomes } from './index/matchable-homes.ts';
import { listStoredRows } from './index/search-changes.queries.ts';
import type { SearchFacts } from './index/search-facts.ts';
import { searchTable } from './index/search-index.ts';
import { placesById } from './places/places-by-id.ts';
import { frameOfShape, insideBoundary, searchShapesOf } from './places/search-areas.ts';

export type { MatchableHome, MatchableHomes };

/** The homes of the ids that are public now, as searches see them. */
export async function publicHomes(ctx: Context, ids: readonly number[]): Promise<MatchableHomes> {
  const table = await searchTable(ctx.db, ctx.askedAtMs);
  return new MatchableHomes(table.copyOf(ids));
}

/** Homes by the given rows, public or not. */
export const describedHomes = (homes: readonly MatchableHome[]): MatchableHomes => MatchableHomes.of(homes);

/** Homes by rows of `offer_search` as JSON that were stored earlier. Columns added since are null. */
export const earlierHomes = async ({ db }: Context, rows: readonly string[]): Promise<MatchableHomes> =>
  MatchableHomes.of(rows.length === 0 ? [] : await listStoredRows(db, rows));

/**
 * Ids of the homes that each search finds among some homes, in the order of the searches. Hidden homes are not excluded.
 *
 * Places and areas of all searches are read together; the loop yields between two searches.
 */
export async function findEach(
  ctx: Context,
  homes: MatchableHomes,
  filters: readonly SearchFilter[],
): Promise<readonly (readonly number[])[]> {
  const whereOf = await readPlaceFacts(ctx, filters);
  const now = ctx.now();
  const factsOf = (filter: SearchFilter, agencyIds: ReadonlySet<number> | null): SearchFacts => ({
    ...whereOf(filter),
    agencyIds,
    cell: null,
    hiddenIds: NOTHING_HIDDEN,
    now,
  });
  const found: (readonly number[])[] = [];
  for await (const filter of withYields(filters)) {
    const ids = homes.foundBy(filter, factsOf(filter, null));
    // Agencies are looked up only where all other conditions match: rarely.
    const isDecided = filter.agencyName === null || ids.length === 0;
    found.push(isDecided ? ids : homes.foundBy(filter, factsOf(filter, await agencyIdsOf(ctx, filter))));
  }
  return found;
}

/** Places by id; unknown ids are left out. */
export async function placesOf(ctx: Context, ids: readonly number[]): Promise<ReadonlyMap<number, Location>> {
  return new Map((await placesById(ctx, ids)).map((place) => [place.id, place]));
}

/** A test for each named area by id: whether a point lies in it; areas that no longer exist are left out. */
export async function areaTests(
  ctx: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, (lat: number, lng: number) => boolean>> {
  const areas = await areaBoundaries(ctx.db, ids);
  return new Map([...areas].map(([id, boundary]) => [id, insideBoundary(boundary)]));
}

/** Bounding boxes of the shapes of a search. */
export const framesOf = (filter: SearchFilter): GeoBounds[] => searchShapesOf(filter).map(frameOfShape);

const NOTHING_HIDDEN: ReadonlySet<number> = new Set();
