import { matchPath } from '#kernel/paths/paths.ts';

/**
 * The list of results a listing was chosen from. It is kept in the listing's own entry of the history: each tab and
 * each step back has its own, it outlives a reload, and no storage is asked.
 */
export interface WayBack {
  /** Address of the results as they were shown, with query and hash. */
  list: string;
  /** The place of their entry in the history of the tab. */
  index: number;
  /** Where the links of that list lead, in its order. */
  items: readonly string[];
  /** The page of the results that `items` are, where it is not the page that `list` shows. */
  page?: number | undefined;
}

/** What an entry of the history says of itself. */
export interface HistoryEntry {
  __TSR_index: number;
  wayBack?: WayBack | undefined;
}

/**
 * What a link hands on to the page it leads to: from results the list it stands in, from a listing what that one was
 * given.
 */
export function wayBackBy(link: Element, { __TSR_index: index, wayBack }: HistoryEntry): WayBack | undefined {
  const { pathname, search, hash } = window.location;
  const screen = matchPath(pathname)?.screen;
  if (screen === 'listing' || screen === 'listingPrint') return wayBack;
  if (screen !== 'results') return undefined;
  const links = link.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
  return { list: pathname + search + hash, index, items: [...new Set(Array.from(links, (item) => item.pathname))] };
}
