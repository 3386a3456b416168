import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Locale } from '#kernel/locale.ts';
import { MAP_COLOURS, type MapColours, type MapScheme } from './base-map-colours.ts';
import { BASE_MAP_EXTENT, DEEPEST_ZOOM } from './base-map-layers.ts';
import { nameLayers } from './base-map-style-names.ts';

/** Options of a style. */
export interface StyleOptions {
  scheme: MapScheme;
  locale: Locale;
  /** Version of the tiles. */
  version: string;
  /** Attribution of the data, in words. */
  attribution: string;
}

const SOURCE = 'base';

/**
 * The product's own MapLibre style. It has no `glyphs`: the browser draws letters from the fonts of the page (decision 010).
 *
 * The address of the tiles has no origin, so that it is the page's own.
 *
 * @source docs/reference/appearance.md, "Maps"
 */
export const baseMapStyle = ({ scheme, locale, version, attribution }: StyleOptions): StyleSpecification => ({
  version: 8,
  name: `Lares ${scheme}`,
  center: [8.23, 46.8],
  zoom: 7,
  transition: { duration: 150, delay: 0 },
  sources: {
    [SOURCE]: {
      type: 'vector',
      tiles: [`/map/tiles/{z}/{x}/{y}.pbf?v=${version}`],
      maxzoom: DEEPEST_ZOOM,
      bounds: [...BASE_MAP_EXTENT],
      attribution,
    },
  },
  layers: [
    ...groundLayers(MAP_COLOURS[scheme]),
    ...borderLayers(MAP_COLOURS[scheme]),
    ...veilLayers(MAP_COLOURS[scheme]),
    ...nameLayers(SOURCE, scheme, locale),
  ],
});

/** The country is set off from its surroundings by a shade alone. */
const groundLayers = ({ land, water, shade }: MapColours): LayerSpecification[] => [
  { id: 'ground', type: 'background', paint: { 'background-color': land } },
  {
    id: 'country-shade',
    ...layerOf('country', 'line'),
    layout: ROUND,
    paint: {
      'line-color': shade,
      'line-opacity': 0.55,
      'line-width': byZoom(5, 6, 12, 22),
      'line-blur': byZoom(5, 6, 12, 22),
    },
  },
  { id: 'country', ...layerOf('country', 'fill'), paint: { 'fill-color': land } },
  { id: 'lake', ...layerOf('lakes', 'fill'), paint: { 'fill-color': water } },
];

const borderLayers = ({ fineBorder, border, strongBorder, edge }: MapColours): LayerSpecification[] => [
  {
    id: 'municipality-border',
    ...layerOf('municipalities', 'line'),
    minzoom: 9,
    layout: ROUND,
    paint: {
      'line-color': fineBorder,
      'line-width': byZoom(9, 0.6, 14, 1.6),
      'line-opacity': byZoom(9, 0.6, 10.5, 1),
    },
  },
  {
    id: 'district-border',
    ...layerOf('districts', 'line'),
    minzoom: 8,
    layout: ROUND,
    paint: { 'line-color': border, 'line-width': byZoom(8, 0.5, 14, 1.8), 'line-opacity': byZoom(8, 0.4, 9, 1) },
  },
  {
    id: 'canton-border',
    ...layerOf('cantons', 'line'),
    layout: ROUND,
    paint: { 'line-color': strongBorder, 'line-width': byZoom(5, 0.4, 8, 0.9, 14, 2.2) },
  },
  {
    id: 'country-border',
    ...layerOf('country', 'line'),
    layout: ROUND,
    paint: { 'line-color': edge, 'line-width': byZoom(5, 0.7, 8, 1.2, 14, 2.4) },
  },
];

/** Water over the borders in lakes, which are straight lines from shore to shore without any use to a reader. */
const veilLayers = ({ water, shore }: MapColours): LayerSpecification[] => [
  { id: 'lake-veil', ...layerOf('lakes', 'fill'), paint: { 'fill-color': water, 'fill-opacity': 0.75 } },
  {
    id: 'lake-shore',
    ...layerOf('lakes', 'line'),
    layout: ROUND,
    paint: { 'line-color': shore, 'line-width': byZoom(6, 0.4, 12, 1.2) },
  },
];

const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

const layerOf = <Type extends 'line' | 'fill'>(layer: string, type: Type) =>
  ({ type, source: SOURCE, 'source-layer': layer }) as const;

/** A number that depends on the zoom: `zoom, value, zoom, value …` */
const byZoom = (...steps: number[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...steps] as unknown as ExpressionSpecification;
