import type { Location } from '#capabilities/locations/location.ts';
import { locationsByIds } from '#capabilities/locations/server/location.service.ts';
import type { OfferRecord } from '#capabilities/offers/offer.record.ts';
import { readOffers } from '#capabilities/offers/server/offer.service.ts';
import type { Context } from '#platform/graphql/context.ts';
import { parseQuestion } from './search.input.ts';
import { searchCount, searchMapIds, searchPageIds } from './search.queries.ts';

/** Homes found, for a list or a map. */
export interface OfferResults {
  result: OfferRecord[];
  locations: Location[];
  location: Location | null;
  count: number;
}

/** A page of homes. */
export interface OfferPage {
  pageNumber: number;
  totalPages: number;
  totalRecords: number;
  data: OfferRecord[];
}

/** Homes found, with the places asked for. @throws AppError `error.validation.value` */
export async function findOffers(ctx: Context, input: object): Promise<OfferResults> {
  const { filter, pageSize, viewMode } = parseQuestion(input);
  const places = await locationsByIds(ctx.db, filter.locationIds);
  const facts = { places, now: ctx.now(), pageSize };
  const ids = viewMode === 'map' ? searchMapIds(ctx.db, filter, facts) : searchPageIds(ctx.db, filter, facts);
  const [found, count] = await Promise.all([ids, searchCount(ctx.db, filter, facts)]);
  const result = await readOffers(ctx, found);
  return { result, locations: places, location: places.length === 1 ? (places[0] ?? null) : null, count };
}

/** A page of homes with its place among the pages. @throws AppError `error.validation.value` */
export async function pageOfOffers(ctx: Context, input: object): Promise<OfferPage> {
  const { filter, pageSize } = parseQuestion(input);
  const { result, count } = await findOffers(ctx, { ...input, viewMode: 'list' });
  return {
    pageNumber: filter.pageNumber,
    totalPages: Math.ceil(count / pageSize),
    totalRecords: count,
    data: result,
  };
}

/** How many homes there are. @throws AppError `error.validation.value` */
export async function countOffers(ctx: Context, input: object): Promise<number> {
  const { filter } = parseQuestion(input);
  const places = await locationsByIds(ctx.db, filter.locationIds);
  return searchCount(ctx.db, filter, { places, now: ctx.now() });
}
