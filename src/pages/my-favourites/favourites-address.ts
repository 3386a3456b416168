import { FAVOURITE_LIMITS, FAVOURITE_ORDERS, type FavouriteOrder } from '#capabilities/favourites/favourite.ts';
import { SortOrder } from '#capabilities/search/search.filter.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** Sections of the page, in their order. */
export const FAVOURITE_SECTIONS = ['saved', 'hidden', 'together'] as const;
/** Views of the saved homes. */
export const FAVOURITE_VIEWS = ['grid', 'list', 'map'] as const;

/** The state of the page in its address. */
export interface FavouritesAddress {
  section: (typeof FAVOURITE_SECTIONS)[number];
  view: (typeof FAVOURITE_VIEWS)[number];
  order: FavouriteOrder;
  /** From 1. */
  pageNumber: number;
  /** Homes side by side, at most four; none shows the list. */
  compare: readonly number[];
}

/** The page as it is without a query. */
export const FIRST_ADDRESS: FavouritesAddress = {
  section: 'saved',
  view: 'grid',
  order: SortOrder.DateDesc,
  pageNumber: 1,
  compare: [],
};

/** Reads a query; invalid values are left out. @param query without question mark */
export function readFavouritesAddress(query: string): FavouritesAddress {
  const asked = new URLSearchParams(query);
  const pageNumber = Number(asked.get('pageNumber') ?? 1);
  const ids = (asked.get('compare') ?? '').split(',').map(Number);
  return {
    section: FAVOURITE_SECTIONS.find((section) => section === asked.get('section')) ?? FIRST_ADDRESS.section,
    view: FAVOURITE_VIEWS.find((view) => view === asked.get('view')) ?? FIRST_ADDRESS.view,
    order: FAVOURITE_ORDERS.find((order) => String(order) === asked.get('order')) ?? FIRST_ADDRESS.order,
    pageNumber: Number.isSafeInteger(pageNumber) && pageNumber >= 1 && pageNumber <= 10_000 ? pageNumber : 1,
    compare: [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, FAVOURITE_LIMITS.compared),
  };
}

/** The address of the page with another state; default values are not written. */
export function favouritesHref(locale: Locale, address: FavouritesAddress): string {
  const query = new URLSearchParams();
  const { section, view, order, pageNumber, compare } = address;
  if (section !== FIRST_ADDRESS.section) query.set('section', section);
  if (view !== FIRST_ADDRESS.view) query.set('view', view);
  if (order !== FIRST_ADDRESS.order) query.set('order', String(order));
  if (pageNumber !== 1) query.set('pageNumber', String(pageNumber));
  if (compare.length > 0) query.set('compare', compare.join(','));
  const words = query.toString().replaceAll('%2C', ',');
  return `${buildPath('myFavourites', locale)}${words && `?${words}`}`;
}
