import { matchPath } from '#kernel/paths/paths.ts';

/**
 * The list of results a listing was chosen from. It is stored in the listing's own entry of the history: each tab and each step back has its
 * own, it outlives a reload, and it needs no storage.
 */
export interface WayBack {
  /** Address of the results as they were shown, with query and hash. */
  list: string;
  /** The place of their entry in the history of the tab. */
  index: number;
  /** Targets of the links of that list, in its order. */
  items: readonly string[];
  /** The page of the results that `items` are, where it is not the page that `list` shows. */
  page?: number | undefined;
}

/** State of an entry of the history. */
export interface HistoryEntry {
  __TSR_index: number;
  wayBack?: WayBack | undefined;
}

/** The way back that a link passes on to its target: from results their list, from a listing the way back that it received. */
export function wayBackBy(link: Element, { __TSR_index: index, wayBack }: HistoryEntry): WayBack | undefined {
  const { pathname, search, hash } = window.location;
  const screen = matchPath(pathname)?.screen;
  if (screen === 'listing' || screen === 'listingPrint') return wayBack;
  if (screen !== 'results') return undefined;
  const links = link.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
  return { list: pathname + search + hash, index, items: [...new Set(Array.from(links, (item) => item.pathname))] };
}
