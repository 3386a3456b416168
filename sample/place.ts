import { type Boundary, contains, type Position } from '#kernel/boundary.ts';
import type { Surroundings } from './drawing/paint/drawing.ts';
import { distanceKm } from './geo.ts';
import { isOnLand, type Lake, lakeNear } from './lakes.ts';
import { localityName } from './locality-name.ts';
import { CANTONS } from './market-statistics.ts';
import { type PlaceLanguage, placeLanguage } from './place-language.ts';
import { type Random, weightedPicker } from './random.ts';
import { type Town, townOf } from './towns.ts';

/** A municipality as the database knows it. */
export interface PlaceInput {
  readonly cityId: number;
  /** Official name. */
  readonly name: string;
  /** Canton, two letters. */
  readonly regionCode: string;
  readonly cantonId: number;
  /** Of the official directory: de, fr, it, rm, multiple; null where none was imported. */
  readonly language: string | null;
  /** How well known the place is, 0 … 1. */
  readonly weight: number;
  readonly boundary: Boundary | null;
  readonly localities: readonly LocalityInput[];
}

/** A locality with its own postal code; WGS84. */
export interface LocalityInput {
  readonly name: string;
  readonly postalCode: string;
  readonly lat: number;
  readonly lng: number;
}

/** A locality with what the sample market makes of it. */
export interface Locality extends LocalityInput {
  readonly position: Position;
  /** A part of a city is a town, a hamlet of a town is a village. */
  readonly kind: Surroundings;
  /** How far from its middle homes are, kilometres. */
  readonly reachKm: number;
}

/** A municipality with what the sample market makes of it. */
export interface Place extends Omit<PlaceInput, 'localities' | 'language'> {
  readonly language: PlaceLanguage;
  readonly kind: Locality['kind'];
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
  readonly pickLocality: (random: Random) => Locality;
}

/**
 * Prices in the country against those of towns: 13.4 and 17.4 CHF/m², softened.
 *
 * @source docs/reference/places-and-market.md, "Town and country"
 */
const VILLAGE_PRICE = 0.86;
const LAKE_PRICE = 1.08;
/** A place whose middle is nearer than this lies on a lake. */
const LAKE_KM = 1.5;
const CENTRE_KM = 32;
const RESORT_DEMAND = 1.6;

/** Prepares the municipalities that have a canton of ours and at least one locality. */
export function preparePlaces(inputs: readonly PlaceInput[]): Place[] {
  const usable = inputs.filter((input) => input.localities.length > 0 && input.regionCode in CANTONS);
  const centres = usable.flatMap((input) => {
    const town = townOf(input.regionCode, input.name);
    return town?.isCentre ? [{ name: input.name, position: middleOf(input), size: town.size }] : [];
  });
  return normalisePrices(usable.map((input) => preparePlace(input, centres)));
}

/** How many of the canton's listings a place gets, compared with others. */
export const listingWeight = (place: Place): number => place.size * (place.town?.isResort ? RESORT_DEMAND : 1);

interface Centre {
  readonly name: string;
  readonly position: Position;
  readonly size: number;
}

function preparePlace(input: PlaceInput, centres: readonly Centre[]): Place {
  const position = middleOf(input);
  const town = townOf(input.regionCode, input.name);
  const size = town?.size ?? 1 + 6 * input.weight;
  const kind = size >= 40 ? 'city' : size >= 8 ? 'town' : 'village';
  const language = placeLanguage(input.cityId, input.regionCode, input.language);
  const lake = lakeOf(input);
  const place: Omit<Place, 'pickLocality'> = {
    ...input,
    language,
    kind,
    size,
    town,
    isAlpine: town?.isResort || isAlpine(input.regionCode, position),
    isSouth: language === 'it',
    priceFactor: town?.price ?? VILLAGE_PRICE * (lake ? LAKE_PRICE : 1),
    centre: nearestCentre(
      position,
      centres.filter((centre) => centre.size > size && centre.name !== input.name),
    ),
    lake,
  };
  const localities = prepareLocalities(place, input.localities);
  const weights = localities.map((each) => [each, isMainLocality(place, each) ? 3 : 1] as const);
  return { ...place, pickLocality: weightedPicker(weights) };
}

/** The middle of what is built: homes are far from it in large towns, close in hamlets. */
function prepareLocalities(place: Omit<Place, 'pickLocality'>, inputs: readonly LocalityInput[]): Locality[] {
  const hasMain = inputs.some((input) => isMainLocality(place, input));
  const parts = new Set(inputs.map(({ lat, lng }) => `${lat} ${lng}`)).size;
  return inputs.map((input) => {
    const isMain = !hasMain || isMainLocality(place, input);
    return {
      ...input,
      position: [input.lng, input.lat],
      kind: isMain ? place.kind : kindOfPart(place),
      reachKm: reachKm(place, isMain, parts),
    };
  });
}

const kindOfPart = ({ kind, isAlpine, isSouth }: Omit<Place, 'pickLocality'>): Locality['kind'] =>
  kind === 'city' && !isAlpine && !isSouth ? 'town' : 'village';

/** Without a boundary to stay within, homes stay near the middle. */
function reachKm({ size, boundary }: Omit<Place, 'pickLocality'>, isMain: boolean, parts: number): number {
  const reach = isMain ? 0.22 * Math.sqrt(size / Math.min(parts, size / 8 + 1)) : 0.18;
  return Math.max(0.15, boundary ? reach : Math.min(reach, 0.4));
}

/** Whether a locality is the town itself ("Wil SG", "Davos Platz") rather than a hamlet that belongs to it. */
function isMainLocality({ name }: Pick<Place, 'name'>, locality: LocalityInput): boolean {
  const town = name.replace(/ \(.*\)$/, '').replace(/^Saint/, 'St');
  const label = localityName(locality.name)
    .replace(/ [A-Z]{2}$/, '')
    .replace(/^Saint/, 'St');
  return label === town || label.startsWith(`${town} `) || town.split(/[/-]/).some((part) => part.trim() === label);
}

function lakeOf({ localities }: PlaceInput): Lake | null {
  for (const { lat, lng } of localities) {
    const lake = lakeNear([lng, lat], LAKE_KM);
    if (lake) return lake;
  }
  return null;
}

/** Whether a home can be there: in the municipality, on dry land. */
export const canBuild = ({ boundary }: Place, position: Position): boolean =>
  (!boundary || contains(boundary, position)) && isOnLand(position);

function middleOf({ localities }: PlaceInput): Position {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean(localities.map(({ lng }) => lng)), mean(localities.map(({ lat }) => lat))];
}

function nearestCentre(position: Position, centres: readonly Centre[]): Place['centre'] {
  let nearest: Place['centre'] = null;
  for (const { name, position: other } of centres) {
    const km = distanceKm(position, other);
    if (km < (nearest?.km ?? CENTRE_KM)) nearest = { name, km };
  }
  return nearest;
}

const ALPINE_CANTONS = new Set(['GR', 'VS', 'UR', 'OW', 'NW', 'GL', 'AI']);

/** Rough outline of the Alps: by canton, cut where a canton reaches into the plain. */
function isAlpine(canton: string, [lng, lat]: Position): boolean {
  if (ALPINE_CANTONS.has(canton)) return true;
  if (canton === 'TI') return lat > 46.2;
  if (canton === 'BE') return lat < 46.76 && lng > 7.2;
  if (canton === 'VD') return lng > 6.93 && lat < 46.52;
  if (canton === 'FR') return lng > 7.05 && lat < 46.66;
  if (canton === 'SZ') return lng < 8.75 || lat < 47.12;
  if (canton === 'SG') return lat < 47.22 && lng > 9.15;
  return canton === 'LU' && lat < 46.99;
}

/** Makes the mean of a canton's price factors, weighted by listings, one. */
function normalisePrices(places: readonly Place[]): Place[] {
  const means = new Map<string, number>();
  for (const canton of Object.keys(CANTONS)) {
    const local = places.filter((place) => place.regionCode === canton);
    const total = local.reduce((sum, place) => sum + listingWeight(place), 0);
    const logs = local.reduce((sum, place) => sum + Math.log(place.priceFactor) * listingWeight(place), 0);
    means.set(canton, Math.exp(logs / total));
  }
  return places.map((place) => ({ ...place, priceFactor: place.priceFactor / (means.get(place.regionCode) ?? 1) }));
}
