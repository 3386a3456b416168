import type { GeoPoint } from '#capabilities/search/search.filter.ts';
import { distanceKm, moved } from './geo.ts';
import type { Lake } from './lakes.ts';
import { isMainLocality, type LocalityInput, type Place } from './place.ts';
import type { Random } from './random.ts';
import { streetAddress } from './streets.ts';

/** Kind of the next stop. */
export type Stop = 'tram' | 'train' | 'bus' | 'postbus';

/** Where an object stands and what is around it; minutes are on foot unless said otherwise. */
export interface Site extends GeoPoint {
  readonly place: Place;
  readonly locality: LocalityInput;
  /** A hamlet is a village, whatever town it belongs to. */
  readonly kind: Place['kind'];
  readonly street: string;
  readonly stop: Stop;
  readonly stopMinutes: number;
  readonly shopMinutes: number;
  readonly schoolMinutes: number;
  /** By car; null in the mountains. */
  readonly motorwayMinutes: number | null;
  /** By public transport to the next larger town. */
  readonly centreMinutes: number | null;
  /** Kilometres to the shore of the place's lake. */
  readonly lakeKm: number | null;
}

const JITTER_M = 400;
const SHORE_KM = 1;

/** Invents a site in a place. */
export function inventSite(random: Random, place: Place): Site {
  const locality = place.pickLocality(random);
  const point = scatter(random, locality, reachM(place, locality));
  const kind = kindOf(place, locality);
  const isRemote = kind === 'village';
  return {
    ...point,
    place,
    locality,
    kind,
    street: streetAddress(random, place),
    stop: nextStop(random, place, kind),
    stopMinutes: random.int(1, isRemote ? 9 : 6),
    shopMinutes: random.int(2, isRemote ? 12 : 8),
    schoolMinutes: random.int(3, isRemote ? 14 : 10),
    motorwayMinutes: place.isAlpine ? null : random.int(3, isRemote ? 12 : 8),
    centreMinutes: place.centre && travelMinutes(place.centre.km, place.isAlpine),
    lakeKm: place.lake && kmToShore(place.lake, point),
  };
}

/** A part of a city is a town, a hamlet of a town is a village. */
function kindOf(place: Place, locality: LocalityInput): Place['kind'] {
  if (isMainLocality(place, locality)) return place.kind;
  return place.kind === 'city' && !place.isAlpine && !place.isSouth ? 'town' : 'village';
}

/** How far from the middle of a locality homes lie: not far in small places and near a shore, where the water begins. */
function reachM(place: Place, locality: LocalityInput): number {
  const isShore = place.lake !== null && kmToShore(place.lake, locality) < SHORE_KM;
  return Math.min(JITTER_M, 130 + 40 * place.size) * (isShore ? 0.45 : 1);
}

function scatter(random: Random, { lat, lng }: GeoPoint, reach: number): GeoPoint {
  const distance = reach * Math.sqrt(random.next());
  const angle = random.range(0, 2 * Math.PI);
  const point = moved({ lat, lng }, distance * Math.sin(angle), distance * Math.cos(angle));
  return { lat: Math.round(point.lat * 1e6) / 1e6, lng: Math.round(point.lng * 1e6) / 1e6 };
}

const kmToShore = (lake: Lake, point: GeoPoint): number =>
  Math.min(...lake.shore.map((shore) => distanceKm(point, shore)));

function nextStop(random: Random, { town, isAlpine }: Place, kind: Place['kind']): Stop {
  if (town?.hasTram && random.chance(0.6)) return 'tram';
  if (kind === 'village') {
    return random.weighted<Stop>([
      ['postbus', isAlpine ? 55 : 35],
      ['bus', isAlpine ? 15 : 35],
      ['train', 30],
    ]);
  }
  return random.chance(0.4) ? 'train' : 'bus';
}

const travelMinutes = (km: number, isAlpine: boolean): number =>
  Math.max(10, 5 * Math.round((6 + km * (isAlpine ? 1.6 : 1.25)) / 5));
