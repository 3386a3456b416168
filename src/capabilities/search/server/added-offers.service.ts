import { agenciesNamed } from '#capabilities/agencies/server/agency.service.ts';
import { areaBoundaries } from '#capabilities/locations/server/areas/area-shapes.service.ts';
import type { Context } from '#platform/context/context.ts';
import { noteNothing } from '#platform/freshness/reading.ts';
import type { SearchFilter } from '../search.filter.ts';
import { FoundOffers } from './found-offers.ts';
import { hiddenHomesOf } from './hidden-homes.service.ts';
import { placesAsked } from './places-asked.ts';
import { searchTable } from './search-index.ts';

/** A search, and from when on homes are new to who asks. */
export interface SearchSince {
  filter: SearchFilter;
  since: Date;
}

/**
 * How many homes each search finds that came after its moment, in the order of the searches. Places, areas and hidden homes
 * of all of them are read together; the homes are counted in memory.
 */
export async function countAddedSince(ctx: Context, searches: readonly SearchSince[]): Promise<number[]> {
  const table = await searchTable(ctx.db, ctx.askedAtMs);
  const ids = [...new Set(searches.flatMap(({ filter }) => filter.locationIds))];
  const names = [...new Set(searches.flatMap(({ filter: { agencyName } }) => (agencyName === null ? [] : agencyName)))];
  const [places, areas, agencies, hiddenIds] = await Promise.all([
    placesAsked(ctx, ids),
    areaBoundaries(ctx.db, ids),
    Promise.all(names.map(async (name) => [name, new Set(await agenciesNamed(ctx.db, name))] as const)),
    hiddenHomesOf(ctx),
  ]);
  const [placeOf, agenciesOf] = [new Map(places.map((place) => [place.id, place])), new Map(agencies)];
  return searches.map(({ filter, since }) => {
    const facts = {
      places: filter.locationIds.flatMap((id) => placeOf.get(id) ?? []),
      areas: new Map([...areas].filter(([id]) => filter.locationIds.includes(id))),
      agencyIds: filter.agencyName === null ? null : (agenciesOf.get(filter.agencyName) ?? new Set<number>()),
      cell: null,
      hiddenIds,
      addedAfter: since,
      now: ctx.now(),
    };
    return new FoundOffers(table, { filter, facts, pageSize: 1, note: noteNothing }).count;
  });
}
