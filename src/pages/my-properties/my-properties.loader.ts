import { OfferType } from '#capabilities/offers/offer.ts';
import { offersOfType } from '#capabilities/offers/offers-of-type.ts';
import { MyPropertiesDocument, type MyPropertiesQuery, type OwnPropertyFragment } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { LISTED_TYPES, namesList, type PropertiesQuery, readPropertiesQuery } from './my-properties.links.ts';

/** Numbers of homes of one kind, by group. */
export type GroupCounters = MyPropertiesQuery['rent'];

/** Data of the list of own homes. */
export interface MyPropertiesData {
  listQuery: PropertiesQuery;
  homes: readonly OwnPropertyFragment[];
  totalRecords: number;
  totalPages: number;
  /** Of the type of the list. */
  counters: GroupCounters;
  /** Types of the other lists that have homes. */
  otherLists: readonly number[];
  rolesFlag: number;
  /** The moment of the page, ISO 8601. */
  now: string;
}

const PAGE_SIZE = 24;

/**
 * Loads the list that an address asks for. An address that names none opens the usual list, or another one where that has no home.
 *
 * @param query without question mark
 */
export async function loadMyProperties(
  query: string,
  viewer: Pick<Viewer, 'id' | 'rolesFlag'>,
): Promise<MyPropertiesData> {
  const listQuery = readPropertiesQuery(query, viewer.rolesFlag);
  const data = await loadList(listQuery, viewer);
  const [filled] = data.otherLists;
  if (namesList(query) || filled === undefined || totalOf(data.counters) > 0) return data;
  return loadList({ ...listQuery, offerType: filled }, viewer);
}

async function loadList(
  listQuery: PropertiesQuery,
  { id, rolesFlag }: Pick<Viewer, 'id' | 'rolesFlag'>,
): Promise<MyPropertiesData> {
  const { offerType, group, text, order, page } = listQuery;
  const filter = { userId: id, offerType, group, text, order, pageNumber: page - 1, pageSize: PAGE_SIZE };
  const { offers, rent, sale, preSale } = await execute(MyPropertiesDocument, { filter });
  const lists: Readonly<Record<number, GroupCounters>> = {
    [OfferType.Rent]: rent,
    [OfferType.Sell]: sale,
    [OfferType.PreSell]: preSale,
  };
  const { data, totalRecords, totalPages } = offers;
  return {
    listQuery,
    homes: offersOfType(data),
    totalRecords,
    totalPages,
    counters: lists[offerType] ?? [],
    otherLists: LISTED_TYPES.filter((type) => type !== offerType && totalOf(lists[type] ?? []) > 0),
    rolesFlag,
    now: new Date().toISOString(),
  };
}

/** The number of homes in all groups. */
export const totalOf = (counters: GroupCounters): number => counters.reduce((sum, { count }) => sum + count, 0);
