import type { Location } from '#capabilities/locations/location.ts';
import { areaBoundaries } from '#capabilities/locations/server/areas/area-shapes.service.ts';
import type { GeoBounds } from '#kernel/geo.ts';
import type { Context } from '#platform/context/context.ts';
import { inTurns } from '#platform/queues/in-turns.ts';
import type { SearchFilter } from '../search.filter.ts';
import { agencyIdsOf, readWhere } from './index/facts-of-searches.ts';
import { type HeldHome, HeldHomes } from './index/held-homes.ts';
import type { SearchFacts } from './index/search-facts.ts';
import { searchTable } from './index/search-index.ts';
import { placesAsked } from './places/places-asked.ts';
import { frameOfShape, insideBoundary, searchShapesOf } from './places/search-areas.ts';

export type { HeldHome, HeldHomes };

/** Those of the homes that everybody may see now, as searches see them. */
export async function publicHomes(ctx: Context, ids: readonly number[]): Promise<HeldHomes> {
  const table = await searchTable(ctx.db, ctx.askedAtMs);
  return new HeldHomes(table.copyOf(ids));
}

/** Homes as they are described here, whether they are public or not. */
export const describedHomes = (homes: readonly HeldHome[]): HeldHomes => HeldHomes.of(homes);

/**
 * Which of some homes each search finds, by their ids and in the order of the searches: what the search itself answers if
 * nobody who asks hid a home. Places and areas of all searches are read together; between
 * two searches others have their turn.
 */
export async function findEach(
  ctx: Context,
  homes: HeldHomes,
  filters: readonly SearchFilter[],
): Promise<readonly (readonly number[])[]> {
  const whereOf = await readWhere(ctx, filters);
  const now = ctx.now();
  const factsOf = (filter: SearchFilter, agencyIds: ReadonlySet<number> | null): SearchFacts => ({
    ...whereOf(filter),
    ...{ agencyIds, cell: null, hiddenIds: NOTHING_HIDDEN, now },
  });
  const found: (readonly number[])[] = [];
  for await (const filter of inTurns(filters)) {
    const ids = homes.foundBy(filter, factsOf(filter, null));
    // Agencies are looked for only where all else fits: nearly nowhere.
    const isDecided = filter.agencyName === null || ids.length === 0;
    found.push(isDecided ? ids : homes.foundBy(filter, factsOf(filter, await agencyIdsOf(ctx, filter))));
  }
  return found;
}

/** Places by id; unknown ids are left out. */
export async function placesOf(ctx: Context, ids: readonly number[]): Promise<ReadonlyMap<number, Location>> {
  return new Map((await placesAsked(ctx, ids)).map((place) => [place.id, place]));
}

/** Of named areas by id, whether a point lies in each; those that are known no more are left out. */
export async function areaTests(
  ctx: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, (lat: number, lng: number) => boolean>> {
  const areas = await areaBoundaries(ctx.db, ids);
  return new Map([...areas].map(([id, boundary]) => [id, insideBoundary(boundary)]));
}

/** A box round each shape of a search. */
export const framesOf = (filter: SearchFilter): GeoBounds[] => searchShapesOf(filter).map(frameOfShape);

const NOTHING_HIDDEN: ReadonlySet<number> = new Set();
