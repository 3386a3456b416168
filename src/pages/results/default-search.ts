import { notFound, redirect } from '@tanstack/react-router';
import { locationToken } from '#capabilities/locations/location.links.ts';
import { LocationType } from '#capabilities/locations/location.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { parseResults, resultsHref } from '#capabilities/search/search.links.ts';
import type { Locale } from '#kernel/locale.ts';

/** @source docs/reference/addresses.md, "Location" */
const USUAL_PLACE = locationToken({ id: LAUSANNE_ID, type: LocationType.City, name: 'Lausanne', regionCode: 'VD' });

/**
 * Leads a short address to its search: parts that it leaves out take their default values.
 *
 * @param query of the address, without question mark; it stays
 * @source docs/reference/addresses.md, "Results"
 */
export function redirectToDefaultSearch(
  params: { lang: Locale; offer?: string; category?: string },
  query: string,
): never {
  const { lang, offer, category } = params;
  if (offer !== undefined && offer !== 'rent' && offer !== 'buy') throw notFound();
  throw redirect({ href: resultsHref(parseResults({ offer, category }, query), lang, USUAL_PLACE), statusCode: 302 });
}
