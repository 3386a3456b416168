import type { Position } from '#kernel/boundary.ts';
import { moved } from './geo.ts';
import { kmToLake } from './lakes.ts';
import { canBuild, type Locality, type Place } from './place.ts';
import type { Random } from './random.ts';
import { streetAddress } from './streets.ts';

/** Kind of the next stop. */
export type Stop = 'tram' | 'metro' | 'train' | 'bus' | 'postbus';

/** Where an object is and what is around it; minutes are on foot unless said otherwise. */
export interface Site {
  readonly place: Place;
  readonly locality: Locality;
  readonly position: Position;
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

const ATTEMPTS = 12;

/** Invents a site in a place. */
export function inventSite(random: Random, place: Place): Site {
  const locality = place.pickLocality(random);
  const position = scatter(random, place, locality);
  const isVillage = locality.kind === 'village';
  return {
    place,
    locality,
    position,
    street: streetAddress(random, place),
    stop: nextStop(random, place, locality.kind),
    stopMinutes: random.int(1, isVillage ? 9 : 6),
    shopMinutes: random.int(2, isVillage ? 12 : 8),
    schoolMinutes: random.int(3, isVillage ? 14 : 10),
    motorwayMinutes: place.isAlpine ? null : random.int(3, isVillage ? 12 : 8),
    centreMinutes: place.centre && travelMinutes(place.centre.km, place.isAlpine),
    lakeKm: place.lake && kmToLake(place.lake, position),
  };
}

/** A position around the middle of the locality, denser in the middle; the middle itself where nothing else fits. */
function scatter(random: Random, place: Place, { position, reachKm }: Locality): Position {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const distance = reachKm * random.next() ** 0.65;
    const angle = random.range(0, 2 * Math.PI);
    const candidate = moved(position, distance * Math.cos(angle), distance * Math.sin(angle));
    if (canBuild(place, candidate)) return candidate;
  }
  return position;
}

function nextStop(random: Random, { town, isAlpine, regionCode }: Place, kind: Locality['kind']): Stop {
  if (town?.hasTram && random.chance(0.6)) return regionCode === 'VD' ? 'metro' : 'tram';
  if (kind !== 'village') return random.chance(0.4) ? 'train' : 'bus';
  return random.weighted([
    ['postbus', isAlpine ? 75 : 38],
    ['bus', isAlpine ? 25 : 47],
    ['train', isAlpine ? 0 : 15],
  ]);
}

const travelMinutes = (km: number, isAlpine: boolean): number =>
  Math.max(10, 5 * Math.round((6 + km * (isAlpine ? 1.6 : 1.25)) / 5));
