import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { Locale } from '#kernel/locale.ts';
import { MAP_COLOURS, type MapScheme } from '../base-map/base-map-colours.ts';
import { FONTS } from '../base-map/base-map-style-names.ts';
import { STREET_COLOURS } from './street-map-colours.ts';
import { GROUND_LAYER } from './tile-content.ts';

type Line = Extract<LayerSpecification, { type: 'line' }>;
type Fill = Extract<LayerSpecification, { type: 'fill' }>;
type Symbols = Extract<LayerSpecification, { type: 'symbol' }>;

/** Ways by their importance, the least first: each covers those before it. */
const WAYS = [
  { id: 'path', classes: ['path', 'footway', 'track', 'pedestrian'], zoom: 14, widths: [14, 0.6, 18, 4] },
  { id: 'minor', classes: ['minor', 'service', 'busway', 'raceway'], zoom: 12, widths: [12, 0.6, 14, 2.4, 18, 14] },
  { id: 'tertiary', classes: ['tertiary'], zoom: 11, widths: [11, 0.8, 14, 4, 18, 17] },
  { id: 'main', classes: ['primary', 'secondary'], zoom: 9, widths: [9, 0.6, 12, 2, 14, 5, 18, 20] },
  { id: 'highway', classes: ['motorway', 'trunk'], zoom: 8, widths: [8, 1, 12, 3, 14, 6, 18, 22] },
] as const;

/** Railways of every kind. */
const RAILS = ['rail', 'transit'];

/** Everyday places, by class or subclass, since services differ in which names a kind; the last is drawn first. */
const PLACES = [
  {
    id: 'shops',
    kinds: ['shop', 'grocery', 'supermarket', 'convenience', 'bakery', 'pharmacy', 'post', 'post_office'],
    zoom: 15.5,
  },
  {
    id: 'schools',
    kinds: ['school', 'kindergarten', 'college', 'university', 'hospital', 'library', 'town_hall'],
    zoom: 14.5,
  },
  {
    id: 'stops',
    kinds: [
      'bus_stop',
      'tram_stop',
      'subway_stop',
      'funicular_stop',
      'cable_car_station',
      'ferry_terminal',
      'bus_station',
    ],
    zoom: 15,
  },
  { id: 'stations', kinds: ['railway_station', 'station', 'halt', 'subway'], zoom: 12 },
] as const;

type PlaceKind = (typeof PLACES)[number]['id'];

/**
 * Layers of streets in the scheme of OpenMapTiles, as swisstopo sends them, in our colours and with the letters of the page. The first
 * covers our own map with land wherever there is a tile; names of towns and lakes stay ours, in the language of the page.
 *
 * @source https://openmaptiles.org/schema
 */
export function serviceLayers(source: string, scheme: MapScheme, locale: Locale): LayerSpecification[] {
  const make = { source, scheme, locale };
  return [...groundLayers(make), ...wayLayers(make), ...borderLayers(make), ...nameLayers(make)];
}

interface Make {
  source: string;
  scheme: MapScheme;
  locale: Locale;
}

function groundLayers({ source, scheme }: Make): LayerSpecification[] {
  const { green, wood, grounds, ice, building, street } = STREET_COLOURS[scheme];
  const { land, water } = MAP_COLOURS[scheme];
  const fill = (id: string, layer: string, colour: string, filter?: FilterSpecification, minzoom = 8): Fill => ({
    id: `street-${id}`,
    type: 'fill',
    source,
    'source-layer': layer,
    minzoom,
    ...(filter && { filter }),
    paint: { 'fill-color': colour, 'fill-antialias': minzoom > 12 },
  });
  return [
    fill('ground', GROUND_LAYER, land),
    fill('green', 'landcover', green, isOf('grass', 'park', 'scrub', 'recreation_ground', 'golf_course', 'allotments')),
    fill('wood', 'landcover', wood, isOf('wood', 'forest', 'loose_forest', 'woody_plant')),
    fill('ice', 'landcover', ice, isOf('ice', 'glacier')),
    fill(
      'grounds',
      'landuse',
      grounds,
      isOf('school', 'university', 'college', 'hospital', 'industrial', 'railway'),
      11,
    ),
    fill('lawn', 'landuse', green, isOf('cemetery', 'pitch', 'zoo', 'playground'), 12),
    {
      id: 'street-river',
      type: 'line',
      source,
      'source-layer': 'waterway',
      minzoom: 9,
      filter: ['!', isOf('riverbank', 'shoreline', 'shoreline_changing_level')] as FilterSpecification,
      layout: ROUND,
      paint: { 'line-color': water, 'line-width': byZoom(9, 0.6, 13, 1.6, 17, 5) },
    },
    fill('water', 'water', water),
    fill('runway', 'aeroway', street, ['==', ['geometry-type'], 'Polygon'], 11),
    fill('building', 'building', building, undefined, 14),
  ];
}

function wayLayers({ source, scheme }: Make): LayerSpecification[] {
  const { path, street, highway, edge, highwayEdge, rail } = STREET_COLOURS[scheme];
  const line = (id: string, filter: FilterSpecification, minzoom: number, paint: Line['paint']): Line => ({
    id: `street-${id}`,
    type: 'line',
    source,
    'source-layer': 'transportation',
    minzoom,
    filter: ['all', ['==', ['geometry-type'], 'LineString'], filter] as FilterSpecification,
    // Of two ways that cross, the one on the bridge is drawn later.
    layout: { ...ROUND, 'line-sort-key': ['coalesce', ['get', 'layer'], 0] },
    paint: { 'line-opacity': UNDERGROUND, ...paint },
  });
  const colours = { path, minor: street, tertiary: street, main: street, highway };
  const edges = WAYS.filter(({ id }) => id !== 'path').map(({ id, classes, zoom, widths }) =>
    line(`${id}-edge`, isOf(...classes), zoom, {
      'line-color': id === 'highway' ? highwayEdge : edge,
      'line-width': byZoom(...widths.map((value, index) => (index % 2 === 0 ? value : value * 1.15 + 1.2))),
    }),
  );
  const fills = WAYS.map(({ id, classes, zoom, widths }) =>
    line(id, isOf(...classes), zoom, { 'line-color': colours[id], 'line-width': byZoom(...widths) }),
  );
  const railway = line('rail', isOf(...RAILS), 10, {
    'line-color': rail,
    'line-width': byZoom(10, 0.6, 14, 1.4, 18, 3),
  });
  return [...edges, ...fills, railway];
}

const borderLayers = ({ source, scheme }: Make): LayerSpecification[] => {
  const { edge, strongBorder } = MAP_COLOURS[scheme];
  const border = (id: string, level: number, colour: string, widthPx: number): Line => ({
    id: `street-border-${id}`,
    type: 'line',
    source,
    'source-layer': 'boundary',
    filter: ['all', ['==', ['get', 'admin_level'], level], ['!=', ['get', 'maritime'], 1]],
    layout: ROUND,
    paint: { 'line-color': colour, 'line-width': widthPx, 'line-opacity': 0.7 },
  });
  return [border('canton', 4, strongBorder, 1), border('country', 2, edge, 1.6)];
};

function nameLayers(make: Make): LayerSpecification[] {
  const { land, waterInk, water, muted } = MAP_COLOURS[make.scheme];
  const along = { 'symbol-placement': 'line' as const, 'symbol-spacing': 300, 'text-max-angle': 35 };
  return [
    names(make, {
      id: 'river-name',
      layer: 'waterway',
      zoom: 13,
      layout: { ...along, 'text-font': FONTS.slanted, 'text-size': 11, 'text-letter-spacing': 0.05 },
      colours: [waterInk, water],
    }),
    ...PLACES.slice(0, 2).flatMap((place) => placeLayers(make, place)),
    names(make, {
      id: 'name',
      layer: 'transportation_name',
      zoom: 13.5,
      layout: { ...along, 'text-font': FONTS.regular, 'text-size': byZoom(13.5, 10.5, 18, 13) },
      colours: [muted, land],
    }),
    ...PLACES.slice(2).flatMap((place) => placeLayers(make, place)),
  ];
}

/** A dot and a name: the dot is there, even where the name has no room. */
function placeLayers(make: Make, { id, kinds, zoom }: { id: PlaceKind; kinds: readonly string[]; zoom: number }) {
  const { land } = MAP_COLOURS[make.scheme];
  const colour = placeColour(make.scheme, id);
  const isStation = id === 'stations';
  const dots: LayerSpecification = {
    id: `street-${id}-dot`,
    type: 'circle',
    source: make.source,
    'source-layer': 'poi',
    minzoom: zoom,
    filter: isOf(...kinds) as FilterSpecification,
    paint: {
      'circle-color': colour,
      'circle-radius': isStation ? byZoom(12, 3, 16, 5) : byZoom(14, 2.5, 17, 4.5),
      'circle-stroke-color': land,
      'circle-stroke-width': 1.2,
    },
  };
  const labels = names(make, {
    id: `${id}-name`,
    layer: 'poi',
    zoom: zoom + (isStation ? 0.5 : 1),
    filter: isOf(...kinds) as FilterSpecification,
    layout: {
      'text-font': isStation ? FONTS.strong : FONTS.regular,
      'text-size': isStation ? 12 : 11,
      'text-anchor': 'top',
      'text-offset': [0, 0.55],
      'text-max-width': 9,
      'text-padding': 4,
    },
    colours: [colour, land],
  });
  return [dots, labels];
}

/** Stations stand out as what readers look for first. */
const placeColour = (scheme: MapScheme, id: PlaceKind): string => {
  const { ink, muted } = MAP_COLOURS[scheme];
  const { shop, school } = STREET_COLOURS[scheme];
  return { stations: ink, stops: muted, schools: school, shops: shop }[id];
};

interface Names {
  id: string;
  layer: string;
  zoom: number;
  filter?: FilterSpecification;
  layout: Symbols['layout'];
  colours: readonly [letters: string, halo: string];
}

function names({ source, locale }: Make, { id, layer, zoom, filter, layout, colours }: Names): Symbols {
  return {
    id: `street-${id}`,
    type: 'symbol',
    source,
    'source-layer': layer,
    minzoom: zoom,
    ...(filter && { filter }),
    layout: { 'text-field': nameIn(locale), ...layout },
    paint: { 'text-color': colours[0], 'text-halo-color': colours[1], 'text-halo-width': 1.4 },
  };
}

/** The name in the language of the page, else the one used there. */
const nameIn = (locale: Locale): ExpressionSpecification => [
  'coalesce',
  ...[`name:${locale}`, 'name:latin', 'name'].map((key): ExpressionSpecification => ['get', key]),
];

/** Whether class or subclass is one of these. */
const isOf = (...kinds: string[]): ExpressionSpecification => [
  'any',
  ...['class', 'subclass'].map(
    (key): ExpressionSpecification => ['in', ['coalesce', ['get', key], ''], ['literal', kinds]],
  ),
];

/** Ways underground are faint. */
const UNDERGROUND: ExpressionSpecification = ['case', ['==', ['get', 'brunnel'], 'tunnel'], 0.35, 1];

const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** `zoom, pixels, zoom, pixels …`; ways double with each zoom. */
const byZoom = (...steps: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...steps] as unknown as ExpressionSpecification;
