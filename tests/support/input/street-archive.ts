import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { type ArchiveParts, pmtiles } from './pmtiles-writer.ts';

/** Objects on the invented map: names in a language as Protomaps writes them, `name:de`. */
type Properties = Readonly<Record<string, string | number>>;

/** Metres between two streets, and how far the map reaches. */
const STREET_M = 150;
const REACH_M = 3_000;
/** Where the lake begins, metres to the north. */
const SHORE_M = -950;
const DEEPEST_ZOOM = 15;
const METRES_PER_DEGREE = 111_195;

/** The place of an archive, and its differences from a whole one. */
export interface StreetArchiveOptions extends Partial<Omit<ArchiveParts, 'tiles'>> {
  center: { lat: number; lng: number };
  /** Stands in every street's name, to tell two archives apart. */
  mark?: string;
}

/** The bytes of an archive in the layout of Protomaps: a town with a grid of streets, a lake, a park and a station. */
export function streetArchive({ center, mark = '', ...parts }: StreetArchiveOptions): Uint8Array {
  const town = invented(center, mark);
  return pmtiles({
    tiles: cutTown(town, center),
    bounds: boundsAround(center),
    metadata: { name: 'Invented', vector_layers: Object.keys(town).map((id) => ({ id, fields: {} })) },
    ...parts,
  });
}

/** A street of the grid in two languages; all others have but one name. */
export const NAMED_STREET = { fr: 'Rue du Lac', de: 'Seestrasse' };
export const NAMED_TOWN = { name: 'Biel/Bienne', de: 'Biel', fr: 'Bienne', it: 'Bienna', en: 'Biel' };

type Town = Record<'earth' | 'water' | 'landuse' | 'roads' | 'buildings' | 'pois' | 'places', GeoJSON.Feature[]>;

function invented({ lat, lng }: StreetArchiveOptions['center'], mark: string): Town {
  const at = (eastM: number, northM: number): [number, number] => [
    lng + eastM / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
    lat + northM / METRES_PER_DEGREE,
  ];
  const box = (west: number, south: number, east: number, north: number): GeoJSON.Polygon => ({
    type: 'Polygon',
    coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
  });
  const point = (east: number, north: number): GeoJSON.Point => ({ type: 'Point', coordinates: at(east, north) });
  const all = REACH_M;
  return {
    earth: [feature(box(-all, -all, all, all), { kind: 'earth' })],
    water: [
      feature(box(-all, -all, all, SHORE_M), { kind: 'lake' }),
      feature(point(0, -2_000), { kind: 'lake', name: 'Lac inventé', 'name:de': 'Erfundener See' }),
    ],
    landuse: [feature(box(400, 400, 900, 900), { kind: 'park' })],
    roads: streets(at, mark),
    buildings: [
      feature(box(-60, 20, -20, 60), { kind: 'building' }),
      feature(box(20, 20, 70, 50), { kind: 'building' }),
    ],
    pois: [feature(point(-300, -300), { kind: 'station', name: 'Gare', 'name:de': 'Bahnhof', min_zoom: 12 })],
    places: [
      feature(point(0, 600), { kind: 'locality', min_zoom: 7, population_rank: 9, ...inLanguages(NAMED_TOWN) }),
      feature(point(-700, 200), {
        kind: 'neighbourhood',
        min_zoom: 13,
        name: 'Quartier du Port',
        'name:de': 'Hafenviertel',
      }),
    ],
  };
}

const feature = (geometry: GeoJSON.Geometry, properties: Properties): GeoJSON.Feature => ({
  type: 'Feature',
  geometry,
  properties: { min_zoom: 0, sort_rank: 1, ...properties },
});

const inLanguages = ({ name, ...texts }: Record<string, string> & { name: string }): Properties => ({
  name,
  ...Object.fromEntries(Object.entries(texts).map(([locale, text]) => [`name:${locale}`, text])),
});

function streets(at: (eastM: number, northM: number) => [number, number], mark: string): GeoJSON.Feature[] {
  const places = Array.from({ length: (2 * REACH_M) / STREET_M + 1 }, (_, index) => index * STREET_M - REACH_M);
  return places.flatMap((metres, index) => {
    const isMain = metres % 600 === 0;
    const kind = { kind: isMain ? 'major_road' : 'minor_road', kind_detail: isMain ? 'primary' : 'residential' };
    const line = (from: [number, number], to: [number, number], name: Properties): GeoJSON.Feature =>
      feature({ type: 'LineString', coordinates: [from, to] }, { ...kind, ...name });
    const named = metres === 0 ? { name: NAMED_STREET.fr + mark, 'name:de': NAMED_STREET.de + mark } : null;
    const across = line(at(-REACH_M, metres), at(REACH_M, metres), named ?? { name: `Rue ${index}${mark}` });
    const isInLake = metres < SHORE_M;
    const along = line(at(metres, SHORE_M), at(metres, REACH_M), { name: `Chemin ${index}${mark}` });
    return isInLake ? [along] : [across, along];
  });
}

const boundsAround = ({ lat, lng }: StreetArchiveOptions['center']): [number, number, number, number] => {
  const north = REACH_M / METRES_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return [lng - east, lat - north, lng + east, lat + north];
};

function cutTown(town: Town, center: StreetArchiveOptions['center']): Map<string, Uint8Array> {
  const [west, south, east, north] = boundsAround(center);
  const layers = Object.entries(town).map(
    ([name, features]) =>
      [name, new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: DEEPEST_ZOOM, extent: 4096 })] as const,
  );
  const tiles = new Map<string, Uint8Array>();
  for (let z = 0; z <= DEEPEST_ZOOM; z += 1) {
    for (let x = columnAt(west, z); x <= columnAt(east, z); x += 1) {
      for (let y = rowAt(north, z); y <= rowAt(south, z); y += 1) {
        const cut = layers.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y);
          return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
        });
        if (cut.length === 0) continue;
        const bytes = fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: 4096 });
        tiles.set(`${z}/${x}/${y}`, gzipSync(bytes));
      }
    }
  }
  return tiles;
}

const columnAt = (lng: number, zoom: number): number => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const rowAt = (lat: number, zoom: number): number =>
  Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** zoom);
