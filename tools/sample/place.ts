import type { GeoPoint } from '#capabilities/search/search.filter.ts';
import type { Locale } from '#kernel/locale.ts';
import { distanceKm } from './geo.ts';
import { type Lake, nearestLake } from './lakes.ts';
import { CANTONS } from './market-figures.ts';
import { type Random, type Weighted, weightedPicker } from './random.ts';
import { type Town, townOf } from './towns.ts';

/** A municipality as the database knows it. */
export interface PlaceInput {
  readonly cityId: number;
  /** Official name. */
  readonly name: string;
  /** Canton, two letters. */
  readonly regionCode: string;
  readonly cantonId: number;
  /** Of the official directory: de, fr, it, rm, or null where several are spoken. */
  readonly language: string | null;
  /** How well known the place is, 0 … 1. */
  readonly weight: number;
  readonly localities: readonly LocalityInput[];
}

/** A locality with its own postal code. */
export interface LocalityInput extends GeoPoint {
  readonly name: string;
  readonly postalCode: string;
}

/** A municipality with what the sample market makes of it. */
export interface Place extends PlaceInput {
  readonly kind: 'city' | 'town' | 'village';
  /** Thousands of inhabitants, roughly. */
  readonly size: number;
  readonly town: Town | null;
  readonly isAlpine: boolean;
  /** South of the Alps: stone houses, chestnut trees, Italian. */
  readonly isSouth: boolean;
  /** Prices against those of the canton; 1 in the middle of the canton's listings. */
  readonly priceFactor: number;
  /** The next larger town, for "20 minutes to …". */
  readonly centre: { readonly name: string; readonly km: number } | null;
  /** The lake it lies on. */
  readonly lake: Lake | null;
  readonly pickLocality: (random: Random) => LocalityInput;
}

/** Prices in the country against those of towns: 13.4 and 17.4 CHF/m², softened. @source places and market, §3 */
const VILLAGE_PRICE = 0.86;
const LAKE_PRICE = 1.08;
const LAKE_KM = 1.6;
const CENTRE_KM = 32;

/** Prepares the municipalities that have a canton of ours and at least one locality. */
export function preparePlaces(inputs: readonly PlaceInput[]): Place[] {
  const usable = inputs.filter((input) => input.localities.length > 0 && input.regionCode in CANTONS);
  const centres = usable
    .map((input) => ({ input, town: townOf(input.regionCode, input.name), point: middleOf(input) }))
    .filter(({ town }) => town?.isCentre)
    .map(({ input, town, point }) => ({ input, point, size: town?.size ?? 0 }));
  const places = usable.map((input) => preparePlace(input, centres));
  return normalisePrices(places);
}

type Centre = { readonly input: PlaceInput; readonly point: GeoPoint; readonly size: number };

function preparePlace(input: PlaceInput, centres: readonly Centre[]): Place {
  const point = middleOf(input);
  const town = townOf(input.regionCode, input.name);
  const size = town?.size ?? 1 + 6 * input.weight;
  const shores = input.localities.map(nearestLake).sort((a, b) => a.km - b.km);
  const lake = shores[0] && shores[0].km <= LAKE_KM ? shores[0].lake : null;
  return {
    ...input,
    kind: size >= 40 ? 'city' : size >= 8 ? 'town' : 'village',
    size,
    town,
    isAlpine: town?.isResort || isAlpine(input.regionCode, point),
    isSouth: languageOf(input) === 'it',
    priceFactor: town?.price ?? VILLAGE_PRICE * (lake ? LAKE_PRICE : 1),
    centre: nearestCentre(point, centres.filter((centre) => centre.size > size && centre.input !== input)),
    lake,
    pickLocality: weightedPicker(input.localities.map((locality) => [locality, isMainLocality(input, locality) ? 3 : 1])),
  };
}

/** How many of the canton's listings a place gets. */
export const listingWeight = (place: Place): number => place.size * (place.town?.isResort ? 1.6 : 1);

/** The language most people of a municipality speak; Biel and its neighbours are given to German. */
export function languageOf(place: Pick<PlaceInput, 'language' | 'regionCode'>): Exclude<Locale, 'en'> {
  return place.language === 'fr' || place.language === 'it' ? place.language : 'de';
}

/** Whether a locality is the town itself rather than a hamlet that belongs to it. */
export const isMainLocality = (place: PlaceInput, locality: LocalityInput): boolean =>
  place.name.includes(locality.name.split(/[ /]/)[0] ?? '');

function middleOf({ localities }: PlaceInput): GeoPoint {
  const sum = localities.reduce((at, { lat, lng }) => ({ lat: at.lat + lat, lng: at.lng + lng }), { lat: 0, lng: 0 });
  return { lat: sum.lat / localities.length, lng: sum.lng / localities.length };
}

function nearestCentre(point: GeoPoint, centres: readonly Centre[]): Place['centre'] {
  let nearest: Place['centre'] = null;
  for (const centre of centres) {
    const km = distanceKm(point, centre.point);
    if (km < (nearest?.km ?? CENTRE_KM)) nearest = { name: centre.input.name, km };
  }
  return nearest;
}

/** Rough outline of the Alps: by canton, cut where a canton reaches into the plain. */
function isAlpine(canton: string, { lat, lng }: GeoPoint): boolean {
  if (['GR', 'UR', 'OW', 'NW', 'GL', 'AI'].includes(canton)) return true;
  if (canton === 'VS') return true;
  if (canton === 'TI') return lat > 46.2;
  if (canton === 'BE') return lat < 46.76 && lng > 7.2;
  if (canton === 'VD') return lng > 6.93 && lat < 46.52;
  if (canton === 'FR') return lng > 7.05 && lat < 46.66;
  if (canton === 'SZ') return lng < 8.75 || lat < 47.12;
  if (canton === 'SG') return lat < 47.22 && lng > 9.15;
  if (canton === 'LU') return lat < 46.99;
  return false;
}

/** Makes the mean of a canton's price factors, weighted by listings, one. */
function normalisePrices(places: readonly Place[]): Place[] {
  const means = new Map<string, number>();
  for (const canton of Object.keys(CANTONS)) {
    const pairs: Weighted<number> = places
      .filter((place) => place.regionCode === canton)
      .map((place) => [Math.log(place.priceFactor), listingWeight(place)]);
    const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
    means.set(canton, Math.exp(pairs.reduce((sum, [log, weight]) => sum + log * weight, 0) / total));
  }
  return places.map((place) => ({ ...place, priceFactor: place.priceFactor / (means.get(place.regionCode) ?? 1) }));
}
