import { namesOfAgencies } from '#capabilities/agencies/server/agency.service.ts';
import type { Location } from '#capabilities/locations/location.ts';
import { areaBoundaries } from '#capabilities/locations/server/areas/area-shapes.service.ts';
import { loadLocations } from '#capabilities/locations/server/location.service.ts';
import type { OfferRecord } from '#capabilities/offers/offer.record.ts';
import { likesVersion, OFFER_TABLES } from '#capabilities/offers/offer.versions.ts';
import { readOffers } from '#capabilities/offers/server/offer.service.ts';
import { readCards } from '#capabilities/offers/server/offer-card.service.ts';
import { type Page, pageOf } from '#kernel/page.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { changeLogOf } from '#platform/freshness/change-log.ts';
import type { SearchFilter } from '../search.filter.ts';
import { hiddenHomesOf } from './homes/hidden-homes.service.ts';
import { type SubjectHome, similarHomes } from './homes/similar-homes.ts';
import { agencyIdsOf } from './index/facts-of-searches.ts';
import { FoundOffers } from './index/found-offers.ts';
import type { MapView, OfferMap } from './index/map-cells.ts';
import type { FacetCount, SearchFacets } from './index/search-facets.ts';
import { searchTable } from './index/search-index.ts';
import { placesById } from './places/places-by-id.ts';
import { type ParsedSearch, parseMapView, parseSearch } from './search.input.ts';
import { listSourceNames, type Named } from './search.queries.ts';

/** The homes found and their searcher: the source of all parts of an answer. */
export interface OfferResults {
  found: FoundOffers;
  viewMode: ParsedSearch['viewMode'];
}

/** A page of homes. */
export type OfferPage = Page<OfferRecord>;

/** A choice with a name of its own. */
export type NamedCount = Named & { count: number };

/** The choices of a filter, sources and agencies by name. */
export type NamedFacets = Omit<SearchFacets, 'sources' | 'agencies'> & Record<'sources' | 'agencies', NamedCount[]>;

/** A place and the number of homes found there. */
export interface PlaceCount {
  location: Location;
  count: number;
}

/** Parses the filter of a search. @throws AppError `error.validation.value` */
export const checkedFilter = (input: object): SearchFilter => parseSearch(input).filter;

/** Finds homes, and reads the places of the filter. @throws AppError `error.validation.value` */
export async function findOffers(ctx: Context, input: object): Promise<OfferResults> {
  const { filter, cell, pageSize, viewMode } = parseSearch(input);
  const table = await searchTable(ctx.db, ctx.askedAtMs);
  ctx.dependsOn(changeLogOf(ctx.db).dependencyOn(...OFFER_TABLES));
  const [places, areas, agencyIds, hiddenIds] = await Promise.all([
    placesById(ctx, filter.locationIds),
    areaBoundaries(ctx.db, filter.locationIds),
    agencyIdsOf(ctx, filter),
    hiddenHomesOf(ctx),
  ]);
  const facts = {
    places,
    areas,
    agencyIds,
    cell,
    hiddenIds,
    now: ctx.now(),
  };
  return { found: new FoundOffers(table, { filter, facts, pageSize, note: ctx.dependsOn }), viewMode };
}

/** Records of the homes: a page of the list, or all with coordinates. */
export const readFound = (ctx: Context, { found, viewMode }: OfferResults): Promise<OfferRecord[]> =>
  viewMode === 'map' ? readOffers(ctx, found.pointIds()) : readCards(ctx, found.pageIds());

/** The homes as a map shows them. @throws AppError `error.validation.value` */
export const mapFound = ({ found }: OfferResults, view: MapView): OfferMap => found.map(parseMapView(view));

/** Number of homes that each choice would leave. */
export async function facetsFound(ctx: Context, { found }: OfferResults): Promise<NamedFacets> {
  const { sources, agencies, ...facets } = found.facets();
  return {
    ...facets,
    sources: await named(ctx.db, sources, listSourceNames),
    agencies: await named(ctx.db, agencies, namesOfAgencies),
  };
}

/** Municipalities around the place in which the same search finds homes. */
export async function neighboursFound(ctx: Context, { found }: OfferResults): Promise<PlaceCount[]> {
  const neighbours = found.neighbours();
  const places = await loadLocations(
    ctx,
    neighbours.map(({ cityId }) => cityId),
  );
  const countOf = new Map(neighbours.map(({ cityId, count }) => [cityId, count]));
  return places.map((location) => ({ location, count: countOf.get(location.id) ?? 0 }));
}

/** A page of homes with its position among the pages. @throws AppError `error.validation.value` */
export async function pageOfOffers(ctx: Context, input: object): Promise<OfferPage> {
  const { found } = await findOffers(ctx, input);
  const { filter, pageSize } = found.query;
  return pageOf({ pageNumber: filter.pageNumber, pageSize }, found.count, await readCards(ctx, found.pageIds()));
}

const MOST_SIMILAR = 24;

/** Similar homes, best first. @param limit 0 … 24; other values are clamped */
export async function findSimilarOffers(ctx: Context, subject: SubjectHome, limit: number): Promise<OfferRecord[]> {
  const table = await searchTable(ctx.db, ctx.askedAtMs);
  const { zoneId, offerType, category } = subject;
  ctx.dependsOn(changeLogOf(ctx.db).dependencyOn(likesVersion(zoneId, offerType, category)));
  const count = Math.max(0, Math.min(limit, MOST_SIMILAR));
  return readCards(ctx, similarHomes(table, subject, { count, hiddenIds: await hiddenHomesOf(ctx) }));
}

/** Number of homes found. @throws AppError `error.validation.value` */
export const countOffers = async (ctx: Context, input: object): Promise<number> =>
  (await findOffers(ctx, input)).found.count;

async function named(
  db: Db,
  counts: readonly FacetCount[],
  namesOf: (db: Db, ids: readonly number[]) => Promise<Named[]>,
): Promise<NamedCount[]> {
  if (counts.length === 0) return [];
  const names = await namesOf(
    db,
    counts.map(({ value }) => value),
  );
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return counts.map(({ value, count }) => ({ id: value, name: nameOf.get(value) ?? '', count }));
}
