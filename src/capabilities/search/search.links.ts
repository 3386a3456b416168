import { parseLocationToken, SEVERAL_TOKEN } from '#capabilities/locations/location.links.ts';
import { LocationType } from '#capabilities/locations/location.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { categoryToken, parseCategoryToken } from '#capabilities/offers/category.links.ts';
import { FEATURES, featuresOf } from '#capabilities/offers/feature.ts';
import { offerTypeOf, offerWordOf } from '#capabilities/offers/offer.links.ts';
import {
  CATEGORIES_BY_OFFER_TYPE,
  Category,
  OFFER_BOUNDS,
  type SearchableOfferType,
} from '#capabilities/offers/offer.ts';
import { Subcategory, subcategoriesOf } from '#capabilities/offers/subcategory.ts';
import { joinBits } from '#kernel/bits.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { CLEARED_BY_OFFER_TYPE, CLEARED_WITH_MAP } from './search.cleared.ts';
import {
  type Codec,
  circle,
  flags,
  isoDate,
  listOf,
  mapPosition,
  oneOf,
  orNull,
  polygon,
  rectangle,
  shortText,
  steps,
} from './search.codecs.ts';
import {
  ADDED_DAYS,
  DEFAULT_VIEW,
  EMPTY_FILTER,
  FloorFilter,
  followsMap,
  PAGE_SIZE,
  type ResultsView,
  SEARCH_LIMITS,
  SEARCH_ORDERS,
  type SearchFilter,
} from './search.filter.ts';

/** The contents of a results page's address. */
export interface ResultsAddress {
  filter: SearchFilter;
  view: ResultsView;
}

type QueryValues = Omit<SearchFilter, 'offerType' | 'category'> & ResultsView;

const MAX_ID = 2_147_483_647;
/** The last page that a query may ask for. */
const LAST_PAGE = Math.floor(SEARCH_LIMITS.offset / PAGE_SIZE) + 1;
const id = steps(1, MAX_ID, 1);
const price = orNull(steps(0, OFFER_BOUNDS.price, 1));
const rooms = orNull(steps(0, OFFER_BOUNDS.rooms, 0.5));
const surface = orNull(steps(0, OFFER_BOUNDS.surfaceM2, 1));
const yesOrNo = oneOf([true, false]);

/**
 * The query string, in its canonical order.
 *
 * @source docs/reference/addresses.md, "Query"
 */
const FIELDS: { readonly [Name in keyof QueryValues]: Codec<QueryValues[Name]> } = {
  minPrice: price,
  maxPrice: price,
  minLivingSpace: surface,
  maxLivingSpace: surface,
  minPricePerM2: price,
  maxPricePerM2: price,
  minRooms: rooms,
  maxRooms: rooms,
  floor: oneOf(Object.values(FloorFilter)),
  subCategory: flags(Object.values(Subcategory)),
  features: flags(FEATURES),
  maxDistance: orNull(steps(1, SEARCH_LIMITS.distanceKm, 1)),
  polygons: listOf(polygon, ';', SEARCH_LIMITS.shapes),
  rectangles: listOf(rectangle, ';', SEARCH_LIMITS.shapes),
  ...mapPosition,
  excludePriceOnRequest: yesOrNo,
  added: oneOf(ADDED_DAYS),
  locationIds: listOf(id, ',', SEARCH_LIMITS.places),
  sourceType: orNull(steps(0, MAX_ID, 1)),
  viewMode: oneOf(['grid', 'list']),
  map: yesOrNo,
  pageNumber: steps(1, LAST_PAGE, 1),
  order: oneOf(SEARCH_ORDERS),
  availableFrom: orNull(isoDate),
  circles: listOf(circle, ';', SEARCH_LIMITS.shapes),
  agencyId: orNull(id),
  agencyName: orNull(shortText(100)),
  noAgency: yesOrNo,
  area: yesOrNo,
};
const FIELD_NAMES = Object.keys(FIELDS) as (keyof QueryValues)[];
const DEFAULTS: QueryValues = { ...EMPTY_FILTER, ...DEFAULT_VIEW };

/** Where the path names no place, the whole country is searched. @source docs/decisions/006-addresses-the-specification-leaves-open.md */
const COUNTRY_TOKENS: Record<Locale, string> = {
  en: 'switzerland,ch',
  fr: 'suisse,ch',
  de: 'schweiz,ch',
  it: 'svizzera,ch',
};

/**
 * The path of a results page: `/fr/immobilier/louer/appartement-maison,3/lausanne,c201866`.
 *
 * @param place token of the place searched in, built by `location.links.ts`; read only if the filter has one place
 */
export function resultsPath(filter: SearchFilter, locale: Locale, place: string): string {
  const { offerType, category, locationIds } = fitted(filter);
  const severalOrNone = locationIds.length > 1 ? SEVERAL_TOKEN : COUNTRY_TOKENS[locale];
  return buildPath('results', locale, {
    offer: offerWordOf(offerType),
    category: categoryToken(category, locale),
    location: locationIds.length === 1 ? place : severalOrNone,
  });
}

/** The canonical query string of a results page, without the question mark; empty when all values are defaults. */
export function resultsQuery(filter: SearchFilter, view: ResultsView): string {
  const { locationIds, ...rest } = fitted(filter);
  const values: QueryValues = {
    ...rest,
    ...fittedView(filter, view),
    locationIds: locationIds.length > 1 ? locationIds : [],
  };
  const parts: string[] = [];
  for (const name of FIELD_NAMES) {
    // Pages build dozens of addresses in which nearly all values are defaults.
    if (values[name] === DEFAULTS[name]) continue;
    const text = writeField(name, values);
    if (text !== '' && text !== writeField(name, DEFAULTS)) parts.push(`${name}=${encodeValue(text)}`);
  }
  return parts.join('&');
}

/** The whole address of a results page, path and query. @param place see `resultsPath` */
export function resultsHref({ filter, view }: ResultsAddress, locale: Locale, place: string): string {
  const query = resultsQuery(filter, view);
  return resultsPath(filter, locale, place) + (query && `?${query}`);
}

/**
 * Parses the address of a results page. A value that is missing, unreadable or out of bounds takes its default:
 * to buy an apartment or a house in the city of Lausanne.
 *
 * The existence of places is not checked.
 *
 * @param params of the path, decoded; `offer` by its English word
 * @param search query string, with or without question mark
 * @source docs/reference/addresses.md, "Results", "Query"
 */
export function parseResults(
  params: { offer?: string | undefined; category?: string | undefined; location?: string | undefined },
  search: string | URLSearchParams,
): ResultsAddress {
  const query = new URLSearchParams(search);
  const values = Object.fromEntries(
    FIELD_NAMES.map((name) => [name, readField(name, query)]),
  ) as unknown as QueryValues;
  const { viewMode, map, zoom, lat, lng, area, ...asked } = values;
  const filter = fitted({
    ...asked,
    offerType: offerTypeOf(params.offer),
    category: parseCategoryToken(params.category ?? '') ?? EMPTY_FILTER.category,
    locationIds: readPlaces(params.location ?? '', asked.locationIds),
  });
  return { filter, view: fittedView(filter, { viewMode, map, zoom, lat, lng, area }) };
}

/**
 * The same search under Rent or Buy: without prices, on page 1, with the default position of the map.
 *
 * @source docs/reference/search.md, "Rent or buy"
 */
export function switchOfferType({ filter, view }: ResultsAddress, offerType: SearchableOfferType): ResultsAddress {
  const names = view.area ? [...CLEARED_BY_OFFER_TYPE, ...CLEARED_WITH_MAP] : CLEARED_BY_OFFER_TYPE;
  return { filter: fitted({ ...cleared(filter, names), offerType }), view: cleared(view, names) };
}

/** The same values, with the named ones reset to their defaults. */
const cleared = <Values extends object>(values: Values, names: readonly (keyof QueryValues)[]): Values => ({
  ...values,
  ...Object.fromEntries(names.filter((name) => name in values).map((name) => [name, DEFAULTS[name]])),
});

/** The view with the map's default position if the rectangle that it followed is gone. */
export const fittedView = (filter: SearchFilter, view: ResultsView): ResultsView =>
  !view.area || followsMap(filter, view) ? view : { ...view, area: false, zoom: null, lat: null, lng: null };

/** A filter without fields that its offer type and category do not have: a flat share is not for sale, land has no lift. */
function fitted(filter: SearchFilter): SearchFilter {
  const isKnown = CATEGORIES_BY_OFFER_TYPE[filter.offerType].includes(filter.category);
  const category = isKnown ? filter.category : Category.ApartmentHouse;
  return {
    ...filter,
    category,
    subCategory: filter.subCategory & joinBits(subcategoriesOf(category)),
    features: filter.features & joinBits(featuresOf(category)),
  };
}

function readPlaces(token: string, idsInQuery: readonly number[]): readonly number[] {
  if (/(?:^|,)ch$/.test(token)) return [];
  const place = parseLocationToken(token);
  if (place?.type === LocationType.Multilocation && idsInQuery.length > 0) return [...new Set(idsInQuery)];
  return [place?.id ?? LAUSANNE_ID];
}

function readField<Name extends keyof QueryValues>(name: Name, query: URLSearchParams): QueryValues[Name] {
  const text = query.get(name);
  return (text === null ? undefined : FIELDS[name].read(text)) ?? DEFAULTS[name];
}

function writeField<Name extends keyof QueryValues>(name: Name, values: QueryValues): string {
  return FIELDS[name].write(values[name]);
}

/** Commas and semicolons separate lists and may be in a query as they are. */
const encodeValue = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',').replaceAll('%3B', ';');
