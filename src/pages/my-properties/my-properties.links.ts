import { OfferType } from '#capabilities/offers/offer.ts';
import { STATUS_GROUPS } from '#capabilities/publishing/own-offer-states.ts';
import { SortOrder } from '#capabilities/search/search.filter.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** Kinds of offers with a list each. */
export const LISTED_TYPES = [OfferType.Rent, OfferType.Sell, OfferType.PreSell] as const;

/** Orders of the list, the default first. @source docs/reference/workspace.md, "My properties" */
export const LISTED_ORDERS = [
  ...([SortOrder.DateDesc, SortOrder.DateAsc, SortOrder.PriceAsc, SortOrder.PriceDesc, SortOrder.CityAsc] as const),
] as const;

/** Groups of the list, as counters number them. */
export const LISTED_GROUPS: readonly number[] = Object.values(STATUS_GROUPS).map(({ id }) => id);

/** The list of own homes that an address asks for. */
export interface PropertiesQuery {
  offerType: number;
  /** Null for all groups. */
  group: number | null;
  text: string;
  order: number;
  /** From 1. */
  page: number;
}

const LONGEST_TEXT = 100;
const LAST_PAGE = 10_000;

/**
 * Reads the query of the list; invalid values are ignored.
 *
 * @param query without question mark
 * @param rolesFlag of the member: rent is the default without a tier, sale for all others
 * @source docs/reference/workspace.md, "My properties"
 */
export function readPropertiesQuery(query: string, rolesFlag: number): PropertiesQuery {
  const wanted = new URLSearchParams(query);
  const oneOf = <Value>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => String(value) === wanted.get(name));
  const page = Number(wanted.get('pageNumber') ?? 1);
  return {
    offerType: oneOf<number>('offerType', LISTED_TYPES) ?? usualType(rolesFlag),
    group: oneOf('group', LISTED_GROUPS) ?? null,
    text: (wanted.get('text') ?? '').trim().slice(0, LONGEST_TEXT),
    order: oneOf<number>('orderBy', LISTED_ORDERS) ?? LISTED_ORDERS[0],
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Whether an address names the list that it shows. @param query without question mark */
export const namesList = (query: string): boolean => new URLSearchParams(query).has('offerType');

/** Users with no role see rent counters by default; others see sell counters. */
const usualType = (rolesFlag: number): number => (rolesFlag === 0 ? OfferType.Rent : OfferType.Sell);

/** The address of a list. It always contains the type: the same link shows the same list to every member. */
export function propertiesHref(locale: Locale, { offerType, group, text, order, page }: PropertiesQuery): string {
  const query = new URLSearchParams({ offerType: String(offerType) });
  if (group !== null) query.set('group', String(group));
  if (text !== '') query.set('text', text);
  if (order !== LISTED_ORDERS[0]) query.set('orderBy', String(order));
  if (page > 1) query.set('pageNumber', String(page));
  return `${buildPath('myProperties', locale)}?${query}`;
}
