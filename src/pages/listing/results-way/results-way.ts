import { offerPath, parseOfferToken } from '#capabilities/offers/offer.links.ts';
import { parseResults } from '#capabilities/search/search.links.ts';
import { offerFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { HomesOfPageDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Locale } from '#kernel/locale.ts';
import { matchPath, switchLanguage } from '#kernel/paths/paths.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { WayBack } from '#kit/links/way-back.ts';

/** More links than any list of results holds. */
const MOST_ITEMS = 200;
/** No entry of this tab's history holds the results. */
const NOWHERE = Number.MAX_SAFE_INTEGER;

/** The home before or after this one, and the way back to pass to it. */
export interface Neighbour {
  href: string;
  wayBack: WayBack;
}

/** The homes around one in the results it was chosen from; null without one, or where it is unknown. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/**
 * A way back in the language of the page, or null if it does not lead to results.
 *
 * @param stored the value in the entry of the history: another build may have written it
 */
export function readWayBack(stored: unknown, locale: Locale): WayBack | null {
  if (!isWayBack(stored) || screenOf(stored.list) !== 'results') return null;
  const items = stored.items.filter((item) => screenOf(item) === 'listing').slice(0, MOST_ITEMS);
  const list = switchLanguage(stored.list, locale);
  return {
    ...stored,
    list,
    // The list in this tab's history was in another language.
    index: list === stored.list ? stored.index : NOWHERE,
    items: items.map((item) => switchLanguage(item, locale)),
  };
}

/** The results page that is the referrer of this page, as when it was opened in a new tab. */
export function wayOfReferrer(): WayBack | null {
  const [loaded] = performance.getEntriesByType('navigation');
  const isThisPage = loaded !== undefined && new URL(loaded.name).pathname === window.location.pathname;
  if (!isThisPage || !document.referrer.startsWith(`${window.location.origin}/`)) return null;
  return { list: document.referrer.slice(window.location.origin.length), index: NOWHERE, items: [] };
}

/** The neighbours of a home: in the list it was chosen from; at its ends, and without a list, in the current results of the search. */
export async function findNeighbours(way: WayBack, path: string, locale: Locale): Promise<Neighbours> {
  const id = listedId(path);
  const at = way.items.findIndex((item) => listedId(item) === id);
  const to = (href: string | undefined, wayBack: WayBack): Neighbour | null =>
    href === undefined ? null : { href, wayBack };
  const previous = to(way.items[at - 1], way);
  const next = at === -1 ? null : to(way.items[at + 1], way);
  if (previous && next) return { previous, next };
  const page = way.page ?? filterOf(way).pageNumber;
  const itemsOf = async (number: number): Promise<string[]> => (number < 1 ? [] : homesOf(way, number, locale));
  const here = await itemsOf(page);
  const now = here.findIndex((item) => listedId(item) === id);
  if (now === -1) return { previous, next };
  const onPage = (number: number, items: readonly string[]): WayBack => ({ ...way, page: number, items });
  const neighbourAt = async (index: number, number: number): Promise<Neighbour | null> => {
    const near = to(here[index], onPage(page, here));
    if (near) return near;
    const beyond = await itemsOf(number);
    return to(beyond.at(number < page ? -1 : 0), onPage(number, beyond));
  };
  return {
    previous: previous ?? (await neighbourAt(now - 1, page - 1)),
    next: next ?? (await neighbourAt(now + 1, page + 1)),
  };
}

const screenOf = (address: string): string | undefined => matchPath(address.replace(/[?#].*/s, ''))?.screen;

/** The id of the home of an address. */
function listedId(path: string): number | null {
  const match = matchPath(path);
  return match?.screen === 'listing' ? parseOfferToken(match.params.listing) : null;
}

function isWayBack(stored: unknown): stored is WayBack {
  if (typeof stored !== 'object' || stored === null) return false;
  const { list, index, items, page } = stored as Record<string, unknown>;
  return (
    typeof list === 'string' &&
    Number.isInteger(index) &&
    Array.isArray(items) &&
    items.every((item) => typeof item === 'string') &&
    (page === undefined || Number.isInteger(page))
  );
}

function filterOf({ list }: WayBack) {
  const [path = '', query = ''] = list.replace(/#.*/s, '').split('?');
  const match = matchPath(path);
  return parseResults(match?.screen === 'results' ? match.params : {}, query).filter;
}

/** Empty if the search fails: then there are no neighbours. */
async function homesOf(way: WayBack, pageNumber: number, locale: Locale): Promise<string[]> {
  try {
    const filter = offerFilterInput({ ...filterOf(way), pageNumber });
    const { coords } = await execute(HomesOfPageDocument, { filter });
    return coords.result.map((offer) => offerPath(offer, locale));
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
