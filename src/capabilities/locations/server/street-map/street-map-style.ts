import { layers } from '@protomaps/basemaps';
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Locale } from '#kernel/locale.ts';
import { MAP_COLOURS } from '../base-map/base-map-colours.ts';
import { baseMapStyle, type StyleOptions } from '../base-map/base-map-style.ts';
import { FONTS } from '../base-map/base-map-style-names.ts';
import { serviceLayers } from './service-map-style.ts';
import { streetFlavour } from './street-map-colours.ts';
import type { StreetTiles } from './street-source.ts';

/** Options of a style with streets. */
export interface StreetStyleOptions extends StyleOptions {
  tiles: StreetTiles;
  /** Attribution of the streets, as HTML with a link to its terms. */
  streetAttribution: string;
}

const SOURCE = 'streets';

/** Layers that need an image beside text: the style has none. */
const NEEDS_PICTURES: readonly string[] = ['background', 'roads_oneway', 'roads_shields'];

/** Kinds of everyday places, with a name from the zoom at which it fits. */
const NAMED_PLACES = ['station', 'hospital', 'university', 'school', 'park', 'museum'];
const NAMED_PLACES_ZOOM = 14;

/**
 * Streets over the product's own map, which is visible wherever there is no tile of streets.
 *
 * Colours are the product's, letters those of the page: neither `glyphs` nor `sprite`.
 *
 * @source docs/decisions/032-streets.md; docs/decisions/080-streets-from-a-service.md
 */
export function streetMapStyle({ tiles, streetAttribution, ...options }: StreetStyleOptions): StyleSpecification {
  const { sources, layers: own, ...style } = baseMapStyle(options);
  const isNamed = tiles.layout === 'protomaps';
  const [ground, names] = [own.filter((layer) => !isLettered(layer)), own.filter(isLettered)];
  return {
    ...style,
    sources: {
      ...sources,
      [SOURCE]: {
        type: 'vector',
        tiles: [`/map/tiles/streets/{z}/{x}/{y}.mvt?v=${tiles.identity}`],
        minzoom: tiles.firstZoom,
        maxzoom: tiles.deepestZoom,
        bounds: [...tiles.bounds],
        attribution: streetAttribution,
      },
    },
    layers: isNamed
      ? [...ground, ...archiveLayers(options)]
      : [...ground, ...serviceLayers(SOURCE, options.scheme, options.locale), ...names],
  };
}

/** Layers of Protomaps, with their names of places. */
function archiveLayers({ scheme, locale }: StyleOptions): LayerSpecification[] {
  const flavour = { ...streetFlavour(scheme), regular: REGULAR, bold: STRONG, italic: SLANTED };
  const drawn = layers(SOURCE, flavour, { lang: locale }) as LayerSpecification[];
  const shown = drawn.filter(({ id }) => !NEEDS_PICTURES.includes(id));
  const [letters, ground] = [shown.filter(isLettered), shown.filter((layer) => !isLettered(layer))];
  return [...ground, namedPlaces({ scheme, locale }), ...letters.map((layer) => withOurLetters(layer, locale))];
}

const isLettered = (layer: LayerSpecification): layer is SymbolLayerSpecification => layer.type === 'symbol';

const [REGULAR = '', STRONG = '', SLANTED = ''] = [FONTS.regular, FONTS.strong, FONTS.slanted].map(([font]) => font);

/** The name in the page's language, else the local one. */
const nameIn = (locale: Locale): ExpressionSpecification => ['coalesce', ['get', `name:${locale}`], ['get', 'name']];

function withOurLetters(layer: SymbolLayerSpecification, locale: Locale): SymbolLayerSpecification {
  const { 'icon-image': _icon, 'icon-size': _size, 'icon-padding': _padding, ...layout } = layer.layout ?? {};
  const isHouseNumber = layer.id === 'address_label';
  return {
    ...layer,
    // Letter codes for the parts of a country are of no use here.
    ...(layer.id === 'places_region' && { minzoom: 6 }),
    layout: {
      ...layout,
      'text-font': withFamily(layout['text-font']) as string[],
      ...(!isHouseNumber && { 'text-field': nameIn(locale) }),
    },
    paint: { ...layer.paint, 'text-halo-width': 1.4 },
  };
}

/** Adds the family to a font wherever an expression names it alone. */
function withFamily(fonts: unknown): unknown {
  if (!Array.isArray(fonts)) return fonts;
  const known = Object.values(FONTS).find(([font]) => fonts.length === 1 && font === fonts[0]);
  return known ?? fonts.map(withFamily);
}

function namedPlaces({ scheme, locale }: Pick<StyleOptions, 'scheme' | 'locale'>): SymbolLayerSpecification {
  return {
    id: 'named-places',
    type: 'symbol',
    source: SOURCE,
    'source-layer': 'pois',
    minzoom: NAMED_PLACES_ZOOM,
    filter: ['in', ['get', 'kind'], ['literal', NAMED_PLACES]],
    layout: {
      'text-field': nameIn(locale),
      'text-font': FONTS.slanted,
      'text-size': 11,
      'text-max-width': 8,
      'text-padding': 6,
      'symbol-sort-key': ['coalesce', ['get', 'min_zoom'], 20],
    },
    paint: {
      'text-color': MAP_COLOURS[scheme].muted,
      'text-halo-color': MAP_COLOURS[scheme].land,
      'text-halo-width': 1.4,
    },
  };
}
