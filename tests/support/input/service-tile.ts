import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';

type Properties = Readonly<Record<string, string | number>>;
type At = (eastM: number, northM: number) => [number, number];

const REACH_M = 3_000;
const STREET_M = 150;
/** Where the lake begins, metres to the north. */
const SHORE_M = -950;
const METRES_PER_DEGREE = 111_195;
const EXTENT = 4_096;

/** Names of the invented town; the street has one for each of two languages. */
export const SERVICE_NAMES = {
  street: { fr: 'Rue du Lac', de: 'Seestrasse' },
  station: 'Invented Station',
  school: 'Schulhaus Feld',
  shop: 'Dorfladen',
  stop: 'Hafenplatz',
};

/** Indexes of the layers of a town, by its centre. */
const towns = new Map<string, Map<string, GeoJSONVT>>();

/**
 * A tile of an invented town, unpacked, in the scheme of OpenMapTiles as swisstopo uses it: a grid of streets, a motorway, a railway with a
 * station, a lake, a wood, houses. Tiles beside it hold a single point.
 */
export function serviceTile(
  { z, x, y }: { z: number; x: number; y: number },
  center: { lat: number; lng: number },
): Uint8Array {
  const layers = [...layersOf(center)].flatMap(([name, index]) => {
    const tile = index.getTile(z, x, y);
    return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
  });
  const beside = {
    features: [{ type: 1 as const, geometry: [[0, 0]] as [number, number][], tags: { class: 'village' } }],
  };
  return fromGeojsonVt(Object.fromEntries(layers.length > 0 ? layers : [['place', beside]]), {
    version: 2,
    extent: EXTENT,
  });
}

function layersOf(center: { lat: number; lng: number }): Map<string, GeoJSONVT> {
  const key = `${center.lat} ${center.lng}`;
  const known = towns.get(key);
  if (known) return known;
  const layers = Object.entries(town(center)).map(([name, features]) => {
    const index = new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: 14, extent: EXTENT });
    return [name, index] as const;
  });
  const made = new Map(layers);
  towns.set(key, made);
  return made;
}

function town({ lat, lng }: { lat: number; lng: number }): Record<string, GeoJSON.Feature[]> {
  const at: At = (eastM, northM) => [
    lng + eastM / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
    lat + northM / METRES_PER_DEGREE,
  ];
  const ways = streets(at);
  return {
    landcover: [box(at, [-2_400, 900, -1_000, 2_600], { class: 'wood', subclass: 'forest' })],
    landuse: [
      box(at, [-560, 160, -340, 280], { class: 'school' }),
      box(at, [1_000, 400, 1_200, 600], { class: 'pitch' }),
    ],
    water: [box(at, [-REACH_M, -REACH_M, REACH_M, SHORE_M], { class: 'lake' })],
    waterway: [
      line([at(1_300, REACH_M), at(1_420, 600), at(1_330, SHORE_M)], { class: 'river', name: 'Invented River' }),
    ],
    building: houses(at),
    transportation: ways,
    transportation_name: ways.filter(({ properties }) => properties?.name),
    poi: [
      point(at(-300, -300), { class: 'railway', subclass: 'railway_station', 'name:latin': SERVICE_NAMES.station }),
      point(at(-450, 220), { class: 'school', subclass: 'school', name: SERVICE_NAMES.school }),
      point(at(60, 130), { class: 'shop', subclass: 'convenience', name: SERVICE_NAMES.shop }),
      point(at(225, -140), { class: 'bus', subclass: 'tram_stop', name: SERVICE_NAMES.stop }),
    ],
  };
}

function streets(at: At): GeoJSON.Feature[] {
  const metres = Array.from({ length: (2 * REACH_M) / STREET_M + 1 }, (_, index) => index * STREET_M - REACH_M);
  const grid = metres.flatMap((value, index) => {
    const kind = value % 600 === 0 ? 'secondary' : 'minor';
    const named =
      value === 0
        ? { 'name:latin': SERVICE_NAMES.street.fr, 'name:de': SERVICE_NAMES.street.de, name: SERVICE_NAMES.street.fr }
        : { name: `Rue ${index}` };
    const across = line([at(-REACH_M, value), at(REACH_M, value)], { class: kind, ...named });
    const along = line([at(value, SHORE_M), at(value, REACH_M)], { class: kind, name: `Chemin ${index}` });
    return value < SHORE_M ? [along] : [across, along];
  });
  return [
    ...grid,
    line([at(-REACH_M, 1_900), at(0, 1_700), at(REACH_M, 2_100)], { class: 'motorway', name: 'A1' }),
    line([at(-1_200, 1_830), at(-600, 1_780)], { class: 'motorway', brunnel: 'tunnel' }),
    line([at(-REACH_M, -330), at(REACH_M, -330)], { class: 'rail', subclass: 'rail' }),
    line([at(-900, 900), at(-1_500, 1_500), at(-2_300, 1_600)], { class: 'path', subclass: 'path' }),
  ];
}

const houses = (at: At): GeoJSON.Feature[] =>
  Array.from({ length: 24 * 12 }, (_, index) => {
    const [column, row] = [(index % 24) - 12, Math.floor(index / 24) - 4];
    const [east, north] = [column * STREET_M + 22, row * STREET_M + 24];
    return box(at, [east, north, east + 34 + (index % 5) * 9, north + 22 + (index % 3) * 12], {});
  });

const box = (at: At, [west, south, east, north]: number[], properties: Properties): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ].map(([x = 0, y = 0]) => at(x, y)),
    ],
  },
});

const line = (coordinates: [number, number][], properties: Properties): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
});

const point = (coordinates: [number, number], properties: Properties): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates },
});
