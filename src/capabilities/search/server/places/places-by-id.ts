import type { Location } from '#capabilities/locations/location.ts';
import { loadLocations } from '#capabilities/locations/server/location.service.ts';
import type { Context } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import { AnswerCache } from '#platform/freshness/answer-cache.ts';
import { currentVersions } from '#platform/freshness/current-versions.ts';
import { heapBytes } from '#platform/memory/heap-bytes.ts';

/** Size of the cache for all six thousand places of the country: saved searches may use any of them at once. */
const PLACES_BYTES = 16 * 1_048_576;

const placesOfServices = new WeakMap<Services, AnswerCache<number, Location>>();

/** Places by id in the order of the ids, from the cache where they are known; unknown ids are left out. */
export async function placesById(ctx: Context, ids: readonly number[]): Promise<Location[]> {
  const cache = placesOfServices.get(ctx.services) ?? new AnswerCache<number, Location>({ room: PLACES_BYTES });
  placesOfServices.set(ctx.services, cache);
  const changeLog = await currentVersions(ctx);
  const places = new Map(ids.map((id) => [id, cache.current(id)]));
  const unknown = ids.filter((id) => !places.get(id));
  const dependency = changeLog.dependencyOn('location');
  for (const place of await loadLocations(ctx, unknown)) {
    places.set(place.id, place);
    cache.keep(place.id, place, { dependencies: [dependency], size: heapBytes(place) });
  }
  return ids.flatMap((id) => places.get(id) ?? []);
}
