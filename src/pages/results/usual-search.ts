import { notFound, redirect } from '@tanstack/react-router';
import { parseResults, resultsHref } from '#capabilities/search/search.links.ts';
import type { Locale } from '#kernel/locale.ts';

/** The usual place as an address names it. @source spec 1, §2.6 "Defaults" */
const LAUSANNE_TOKEN = 'lausanne,c201866';

/**
 * Leads a short address to the search it means: what it leaves out is as usual.
 *
 * @param query of the address, without question mark; it stays
 * @source spec 1, §2.2, §2.6
 */
export function openUsualSearch(params: { lang: Locale; offer?: string; category?: string }, query: string): never {
  const { lang, offer, category } = params;
  if (offer !== undefined && offer !== 'rent' && offer !== 'buy') throw notFound();
  throw redirect({ href: resultsHref(parseResults({ offer, category }, query), lang, LAUSANNE_TOKEN), statusCode: 302 });
}
