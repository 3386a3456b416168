import { agenciesNamed } from '#capabilities/agencies/server/agency.service.ts';
import { areaBoundaries } from '#capabilities/locations/server/areas/area-shapes.service.ts';
import type { BatchFetch, Context } from '#platform/context/context.ts';
import type { SearchFilter } from '../../search.filter.ts';
import { placesById } from '../places/places-by-id.ts';
import type { SearchFacts } from './search-facts.ts';

/** Places and areas of a search. */
type Where = Pick<SearchFacts, 'places' | 'areas'>;

/** Reads the places and areas of many searches together. Returns a function that gives those of one search. */
export async function readPlaceFacts(
  ctx: Context,
  filters: readonly SearchFilter[],
): Promise<(filter: SearchFilter) => Where> {
  const ids = [...new Set(filters.flatMap(({ locationIds }) => locationIds))];
  const [places, areas] = await Promise.all([placesById(ctx, ids), areaBoundaries(ctx.db, ids)]);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return ({ locationIds }) => ({
    places: locationIds.flatMap((id) => placeOf.get(id) ?? []),
    areas: new Map(locationIds.flatMap((id) => (areas.has(id) ? [[id, areas.get(id) ?? []]] : []))),
  });
}

/** Agencies that match the name in a search; null where it has none. Each name is looked up once per request. */
export const agencyIdsOf = async (
  ctx: Context,
  { agencyName }: Pick<SearchFilter, 'agencyName'>,
): Promise<ReadonlySet<number> | null> => (agencyName === null ? null : ctx.loader(agencyIdsLoader).load(agencyName));

const agencyIdsLoader: BatchFetch<string, ReadonlySet<number>> = ({ db }, names) =>
  Promise.all(names.map(async (name) => new Set(await agenciesNamed(db, name))));
