import { offersOfType } from '#capabilities/offers/offers-of-type.ts';
import { MyPropertiesDocument, type MyPropertiesQuery, type OwnPropertyFragment } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { type PropertiesQuery, readPropertiesQuery } from './my-properties.links.ts';

/** Data of the list of own homes. */
export interface MyPropertiesData {
  listQuery: PropertiesQuery;
  homes: readonly OwnPropertyFragment[];
  totalRecords: number;
  totalPages: number;
  /** Number of homes of the type, by group. */
  counters: MyPropertiesQuery['getOffersCounters'];
  rolesFlag: number;
  /** The moment of the page, ISO 8601. */
  now: string;
}

const PAGE_SIZE = 12;

/** Loads the list that an address asks for. @param query without question mark */
export async function loadMyProperties(
  query: string,
  { id, rolesFlag }: Pick<Viewer, 'id' | 'rolesFlag'>,
): Promise<MyPropertiesData> {
  const listQuery = readPropertiesQuery(query, rolesFlag);
  const { offerType, group, text, order, page } = listQuery;
  const filter = { userId: id, offerType, group, text, order, pageNumber: page - 1, pageSize: PAGE_SIZE };
  const { offers, getOffersCounters } = await execute(MyPropertiesDocument, { filter, offerType });
  const { data, totalRecords, totalPages } = offers;
  const now = new Date().toISOString();
  return {
    listQuery,
    homes: offersOfType(data),
    totalRecords,
    totalPages,
    counters: getOffersCounters,
    rolesFlag,
    now,
  };
}
