import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { feature } from 'topojson-client';
import { type Boundary, rounded } from '#kernel/boundary.ts';
import { readDbf } from './dbf.ts';

/** Years whose tables have names, newest first; some years have several editions. */
export const NAMED_YEARS = [
  ...(['2024', '2023', '2022-05', '2022', '2021-07', '2021-04', '2021', '2020', '2019', '2018'] as const),
  ...(['2017', '2016', '2015', '2014', '2013', '2012', '2011', '2010'] as const),
] as const;

/** The newest year: shapes and numbers without names. */
export const SHAPE_YEAR = '2026';

/** Layers of a year; the id is the federal number. */
export type MapLayer = 'country' | 'cantons' | 'districts' | 'municipalities' | 'lakes';

/** An area of a layer; `id` is null for the country and for the districts of the newest year. */
export interface MapArea {
  id: number | null;
  boundary: Boundary;
}

type Topology = Parameters<typeof feature>[0];
type Shape = Exclude<Parameters<typeof feature>[1], string>;
type MapTopology = Topology & { objects: Record<MapLayer, { geometries: Shape[] }> };
type AreaGeometry =
  | { type: 'Polygon'; coordinates: number[][][] }
  | { type: 'MultiPolygon'; coordinates: number[][][][] };

const FOLDER = dirname(createRequire(import.meta.url).resolve('swiss-maps/package.json'));

/** The shapes of a year; an area is decoded on first use. */
export interface SwissMap {
  areas(layer: MapLayer): MapArea[];
  area(layer: MapLayer, id: number): Boundary | null;
}

/** Opens the shapes of a year. @source docs/reference/places-and-market.md, "Boundaries" */
export function openMap(year: string): SwissMap {
  const topology = JSON.parse(readFileSync(join(FOLDER, year, 'ch-combined.json'), 'utf8')) as MapTopology;
  const shapes = (layer: MapLayer): Shape[] => topology.objects[layer].geometries;
  const decode = (shape: Shape): Boundary =>
    boundaryOf((feature(topology, shape) as unknown as { geometry: AreaGeometry }).geometry);
  return {
    areas: (layer) => shapes(layer).map((shape) => ({ id: numberOf(shape), boundary: decode(shape) })),
    area: (layer, id) => {
      const shape = shapes(layer).find((candidate) => candidate.id === id);
      return shape ? decode(shape) : null;
    },
  };
}

/** Rows of a layer's table: `id`, `name` (empty after 2024) and, except for lakes, `KTNR`, the canton's number. */
export const mapTable = (year: string, layer: MapLayer): Record<string, string>[] =>
  readDbf(readFileSync(join(FOLDER, year, `${layer}.dbf`)));

const numberOf = (shape: Shape): number | null => (typeof shape.id === 'number' ? shape.id : null);

function boundaryOf({ type, coordinates }: AreaGeometry): Boundary {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons.map((polygon) => polygon.map((ring) => ring.map(([lng = 0, lat = 0]) => rounded([lng, lat]))));
}
