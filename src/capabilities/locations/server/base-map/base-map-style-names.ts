import type { ExpressionSpecification, FilterSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { Locale } from '#kernel/locale.ts';
import { MAP_COLOURS, type MapScheme } from './base-map-colours.ts';
import type { MapNameKind } from './base-map-places.ts';

/**
 * Font families of the page; MapLibre derives weight or slant from a word in the first one.
 *
 * The page's fallback for Inter is not among them: where a machine has no such font, its request fails.
 */
export const FONTS = {
  regular: ['Inter Medium', 'Inter'],
  strong: ['Inter SemiBold', 'Inter'],
  slanted: ['Inter Italic', 'Inter'],
};

/** First zoom of the municipalities that are drawn larger and darker: capitals, and those of 10,000 people. */
const TOWN_ZOOM = 7;

/** The names of the map, lowest priority first: where two touch, the later layer wins. */
export function nameLayers(source: string, scheme: MapScheme, locale: Locale): SymbolLayerSpecification[] {
  const { ink, muted, waterInk, land, water } = MAP_COLOURS[scheme];
  const isTown: ExpressionSpecification = ['<=', ['get', 'zoom'], TOWN_ZOOM];
  const layer = layerMaker(source, locale);
  return [
    layer('quarter', {
      zooms: [12.5, 24],
      font: FONTS.regular,
      size: [12, 10, 15, 12],
      colours: [muted, land],
      layout: { 'text-letter-spacing': 0.06 },
    }),
    layer('village', {
      zooms: [12, 24],
      font: FONTS.regular,
      size: [12, 11, 15, 13],
      colours: [muted, land],
    }),
    layer('lake', {
      zooms: [6, 24],
      font: FONTS.slanted,
      size: [6, 10.5, 9, 12.5, 13, 15],
      colours: [waterInk, water],
      haloPx: 0.8,
      layout: { 'text-letter-spacing': 0.04, 'text-max-width': 6 },
    }),
    layer('canton', {
      zooms: [7.5, 10.5],
      font: FONTS.strong,
      size: [7, 9.5, 10, 13],
      colours: [muted, land],
      layout: { 'text-transform': 'uppercase', 'text-letter-spacing': 0.14, 'text-max-width': 8 },
      opacity: ['interpolate', ['linear'], ['zoom'], 9.5, 1, 10.5, 0],
    }),
    layer('city', {
      id: 'municipality',
      zooms: [8, 24],
      filter: ['!', isTown],
      font: FONTS.regular,
      size: [8, 10.5, 11, 12, 14, 15],
      colours: [muted, land],
    }),
    layer('city', {
      id: 'town',
      zooms: [5, 24],
      filter: isTown,
      font: FONTS.strong,
      size: [5, byRank(12, 10, 30), 9, byRank(15, 12, 80), 13, byRank(21, 17, 80)],
      colours: [ink, land],
    }),
  ];
}

/** Pixels, from the best-known place down to a rank. */
const byRank = (first: number, last: number, rank: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['get', 'rank'],
  0,
  first,
  rank,
  last,
];

interface NameLook {
  /** Id of the layer; the kind of name by default. */
  id?: string;
  zooms: readonly [from: number, to: number];
  filter?: ExpressionSpecification;
  font: string[];
  /** `zoom, pixels, zoom, pixels …` */
  size: readonly (number | ExpressionSpecification)[];
  colours: readonly [letters: string, halo: string];
  layout?: SymbolLayerSpecification['layout'];
  /** 1.6 by default. */
  haloPx?: number;
  opacity?: ExpressionSpecification;
}

const layerMaker =
  (source: string, locale: Locale) =>
  (kind: MapNameKind, look: NameLook): SymbolLayerSpecification => {
    const ofKind: ExpressionSpecification = ['==', ['get', 'kind'], kind];
    return {
      id: `name-${look.id ?? kind}`,
      type: 'symbol',
      source,
      'source-layer': 'places',
      minzoom: look.zooms[0],
      maxzoom: look.zooms[1],
      filter: (look.filter ? ['all', ofKind, look.filter] : ofKind) as FilterSpecification,
      layout: {
        'text-field': ['coalesce', ['get', `name_${locale}`], ['get', 'name']],
        'text-font': look.font,
        'text-size': ['interpolate', ['linear'], ['zoom'], ...look.size] as unknown as ExpressionSpecification,
        'text-padding': 4,
        'symbol-sort-key': ['get', 'rank'],
        ...look.layout,
      },
      paint: {
        'text-color': look.colours[0],
        'text-halo-color': look.colours[1],
        'text-halo-width': look.haloPx ?? 1.6,
        'text-halo-blur': 0.4,
        ...(look.opacity && { 'text-opacity': look.opacity }),
      },
    };
  };
