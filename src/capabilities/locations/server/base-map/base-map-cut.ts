import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { openMap, SHAPE_YEAR } from '../dataset/sources/swiss-maps.ts';
import type { NamedArea, NamedLocality } from './base-map.queries.ts';
import { type BaseMapLayer, baseMapLayers, DEEPEST_ZOOM } from './base-map-layers.ts';
import { mapPlaces } from './base-map-places.ts';
import { tilesOf } from './tile-grid.ts';

/** Names of the shapes, from the database. */
export interface BaseMapNames {
  areas: readonly NamedArea[];
  localities: readonly NamedLocality[];
}

/** All non-empty tiles of a zoom, by `column/row`: vector tiles, compressed by gzip. */
export interface ZoomTiles {
  zoom: number;
  tiles: ReadonlyMap<string, Uint8Array>;
}

/** Units along the edge of a tile. */
const EDGE_UNITS = 4096;

/**
 * Cuts the whole base map, zoom by zoom from 0 on: 1,530 tiles of 1 MB together, in one to two seconds.
 *
 * Pure, and far too slow for the thread that serves requests.
 */
export function* cutTiles({ areas, localities }: BaseMapNames): Generator<ZoomTiles> {
  const map = openMap(SHAPE_YEAR);
  const layers = baseMapLayers(map, mapPlaces(areas, localities, map.areas('lakes')));
  const indexed: IndexedLayer[] = [];
  for (let zoom = 0; zoom <= DEEPEST_ZOOM; zoom += 1) {
    indexed.push(...layers.filter((layer) => layer.zoom === zoom).map(indexLayer));
    const tiles = new Map<string, Uint8Array>();
    for (const [x, y] of tilesOf(zoom)) {
      const tile = cutTile(indexed, [zoom, x, y]);
      // A copy: the library's buffer is part of a larger one, which would be transferred as well.
      if (tile) tiles.set(`${x}/${y}`, new Uint8Array(gzipSync(tile, { level: 9 })));
    }
    yield { zoom, tiles };
  }
}

/** The used part of the library's tiles, whose own types do not resolve. */
interface CutLayer {
  features: { tags: { zoom?: number } | null }[];
}

interface IndexedLayer {
  name: BaseMapLayer['name'];
  index: { getTile(z: number, x: number, y: number): CutLayer | null };
}

const indexLayer = ({ name, read }: BaseMapLayer): IndexedLayer => ({
  name,
  index: new GeoJSONVT(read(), { maxZoom: DEEPEST_ZOOM, extent: EDGE_UNITS, wrap: false }),
});

function cutTile(layers: readonly IndexedLayer[], [z, x, y]: readonly [number, number, number]): Uint8Array | null {
  const cut = layers.flatMap(({ name, index }) => {
    const tile = index.getTile(z, x, y);
    const features = tile?.features.filter(({ tags }) => (tags?.zoom ?? 0) <= z) ?? [];
    return tile && features.length > 0 ? [[name, { ...tile, features }] as const] : [];
  });
  return cut.length > 0 ? fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: EDGE_UNITS }) : null;
}
