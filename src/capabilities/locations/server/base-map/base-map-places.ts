import { areaM2, innerPosition, type Position } from '#kernel/boundary.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { LocationType } from '../../location.ts';
import { nameKey, withoutBrackets } from '../../name-key.ts';
import { localityLabel } from '../dataset/postal-code-place.ts';
import { lakeNames } from '../dataset/sources/lake-names.ts';
import type { MapArea } from '../dataset/sources/swiss-maps.ts';
import { sameInAllLanguages, townTexts } from '../dataset/sources/town-names.ts';
import type { NamedArea, NamedLocality } from './base-map.queries.ts';

/** Kind of place of a name on the map; a quarter is identified by its postal code. */
export type MapNameKind = 'canton' | 'city' | 'village' | 'quarter' | 'lake';

/** A name on the map; `name_fr` and the like are present only where they differ from the name of the place itself. */
export interface MapName extends Partial<Record<`name_${Locale}`, string>> {
  kind: MapNameKind;
  name: string;
  /** The first zoom whose tiles contain it. */
  zoom: number;
  /** Priority: of two names that touch each other, the one with the lower rank is drawn. */
  rank: number;
}

/** A name and the position of its middle. */
export interface MapPlace {
  position: Position;
  properties: MapName;
}

/** Zooms of municipalities by weight: the first step that is reached counts. */
const CITY_ZOOMS: readonly (readonly [weight: number, zoom: number])[] = [
  [0.74, 5],
  [0.6, 6],
  [0.5, 7],
  [0.35, 8],
  [0.3, 9],
  [0.25, 10],
];
const LEAST_CITY_ZOOM = 11;
/** Zooms of lakes by their surface in square kilometres. */
const LAKE_ZOOMS: readonly (readonly [km2: number, zoom: number])[] = [
  [200, 6],
  [60, 7],
  [20, 8],
  [8, 9],
];
const LEAST_LAKE_ZOOM = 10;
const CANTON_ZOOM = 6;
const LOCALITY_ZOOM = 12;

/** Every name of the base map, from the places in the database and the lakes in the package. */
export function mapPlaces(
  areas: readonly NamedArea[],
  localities: readonly NamedLocality[],
  lakes: readonly MapArea[],
): MapPlace[] {
  return [...areas.map(areaPlace), ...localityPlaces(localities, areas.length), ...lakes.map(lakePlace)];
}

function areaPlace({ type, name, lat, lng, weight, ...texts }: NamedArea, rank: number): MapPlace {
  const isCanton = type === LocationType.Region;
  const zoom = isCanton ? CANTON_ZOOM : zoomOf(weight, CITY_ZOOMS, LEAST_CITY_ZOOM);
  return { position: [lng, lat], properties: named({ kind: isCanton ? 'canton' : 'city', zoom, rank }, name, texts) };
}

/**
 * Villages with a name of their own, once each, whatever their number of postal codes. A locality with the name of its municipality
 * is a quarter, identified by its postal code.
 */
function localityPlaces(localities: readonly NamedLocality[], firstRank: number): MapPlace[] {
  const places = new Map<string, MapPlace>();
  for (const { name, postalCode, cityName, lat, lng } of localities) {
    const village = localityLabel(name).replace(/ [A-Z]{2}$/, '');
    const isQuarter = nameKey(village) === nameKey(withoutBrackets(cityName));
    const label = isQuarter ? postalCode : village;
    const key = `${cityName} ${nameKey(label)}`;
    if (places.has(key)) continue;
    const part = {
      kind: isQuarter ? 'quarter' : 'village',
      zoom: LOCALITY_ZOOM,
      rank: firstRank + places.size,
    } as const;
    const texts = isQuarter ? sameInAllLanguages(label) : townTexts(label);
    places.set(key, { position: [lng, lat], properties: named(part, label, texts) });
  }
  return [...places.values()];
}

function lakePlace({ id, boundary }: MapArea): MapPlace {
  const { name, texts } = lakeNames(id ?? 0);
  const km2 = areaM2(boundary) / 1e6;
  const part = { kind: 'lake', zoom: zoomOf(km2, LAKE_ZOOMS, LEAST_LAKE_ZOOM), rank: Math.round(1_000 - km2) } as const;
  return { position: innerPosition(boundary), properties: named(part, name, texts) };
}

const zoomOf = (size: number, steps: readonly (readonly [least: number, zoom: number])[], otherwise: number): number =>
  steps.find(([least]) => size >= least)?.[1] ?? otherwise;

function named(
  part: Pick<MapName, 'kind' | 'zoom' | 'rank'>,
  name: string,
  texts: Readonly<Record<Locale, string>>,
): MapName {
  const label = withoutBrackets(name);
  const others = LOCALES.map((locale) => [`name_${locale}`, withoutBrackets(texts[locale])] as const);
  return { ...part, name: label, ...Object.fromEntries(others.filter(([, text]) => text !== label)) };
}
