import { agenciesNamed } from '#capabilities/agencies/server/agency.service.ts';
import { areaBoundaries } from '#capabilities/locations/server/areas/area-shapes.service.ts';
import type { BatchFetch, Context } from '#platform/context/context.ts';
import type { SearchFilter } from '../../search.filter.ts';
import { placesAsked } from '../places/places-asked.ts';
import type { SearchFacts } from './search-facts.ts';

/** Where a search looks. */
type Where = Pick<SearchFacts, 'places' | 'areas'>;

/** The places and areas of many searches, read together. Returns how those of one are had. */
export async function readWhere(
  ctx: Context,
  filters: readonly SearchFilter[],
): Promise<(filter: SearchFilter) => Where> {
  const ids = [...new Set(filters.flatMap(({ locationIds }) => locationIds))];
  const [places, areas] = await Promise.all([placesAsked(ctx, ids), areaBoundaries(ctx.db, ids)]);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return ({ locationIds }) => ({
    places: locationIds.flatMap((id) => placeOf.get(id) ?? []),
    areas: new Map(locationIds.flatMap((id) => (areas.has(id) ? [[id, areas.get(id) ?? []]] : []))),
  });
}

/** Agencies that a search means by a name; null where it names none. The same name is looked up once for a request. */
export const agencyIdsOf = async (
  ctx: Context,
  { agencyName }: Pick<SearchFilter, 'agencyName'>,
): Promise<ReadonlySet<number> | null> => (agencyName === null ? null : ctx.loader(agencyIdsLoader).load(agencyName));

const agencyIdsLoader: BatchFetch<string, ReadonlySet<number>> = ({ db }, names) =>
  Promise.all(names.map(async (name) => new Set(await agenciesNamed(db, name))));
