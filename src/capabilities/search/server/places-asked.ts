import type { Location } from '#capabilities/locations/location.ts';
import { loadLocations } from '#capabilities/locations/server/location.service.ts';
import type { Context } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import { KeptAnswers } from '#platform/freshness/kept-answers.ts';
import { stampsOf } from '#platform/freshness/stamps.ts';

/** All places of the country are six thousand, and saved searches may ask for any of them at once. */
const MOST_PLACES = 10_000;

const placesOfServices = new WeakMap<Services, KeptAnswers<number, Location>>();

/**
 * Places by id in the order of the ids, as searches ask for them; unknown ids are left out. Those that were asked for before
 * are not read again: whoever asks has looked for changes before.
 */
export async function placesAsked(ctx: Context, ids: readonly number[]): Promise<Location[]> {
  const kept = placesOfServices.get(ctx.services) ?? new KeptAnswers<number, Location>({ room: MOST_PLACES });
  placesOfServices.set(ctx.services, kept);
  const places = new Map(ids.map((id) => [id, kept.current(id)]));
  const unknown = ids.filter((id) => !places.get(id));
  const reading = stampsOf(ctx.db).reading('location');
  for (const place of await loadLocations(ctx, unknown)) {
    places.set(place.id, place);
    kept.keep(place.id, place, { readings: [reading], size: 1 });
  }
  return ids.flatMap((id) => places.get(id) ?? []);
}
