import type { Flavor } from '@protomaps/basemaps';
import { MAP_COLOURS, type MapScheme } from '../base-map/base-map-colours.ts';

/** Colours that only a map with streets uses. */
export interface StreetColours {
  green: string;
  wood: string;
  /** Grounds of schools, hospitals, works, barracks. */
  grounds: string;
  ice: string;
  building: string;
  path: string;
  street: string;
  highway: string;
  /** Edges of streets, of highways, and the stripes of railways. */
  edge: string;
  highwayEdge: string;
  rail: string;
  /** Names and dots of schools and shops. */
  school: string;
  shop: string;
}

/**
 * Colours of each scheme. Streets are lighter than the land, so that they are seen first; greens and grounds are close to it.
 *
 * @source docs/reference/appearance.md, "Maps"
 */
export const STREET_COLOURS: Readonly<Record<MapScheme, StreetColours>> = {
  light: {
    green: '#dfe8d8',
    wood: '#d6e2cf',
    grounds: '#eae6da',
    ice: '#f4f7f8',
    building: '#dcd7c8',
    path: '#fbfaf6',
    street: '#ffffff',
    highway: '#f6e6c2',
    edge: '#d9d4c6',
    highwayEdge: '#d9bf86',
    rail: '#b4b0a2',
    school: '#7a4a12',
    shop: '#3d5a80',
  },
  dark: {
    green: '#1a2c23',
    wood: '#182a20',
    grounds: '#1e2723',
    ice: '#2b363a',
    building: '#25302b',
    path: '#2b3631',
    street: '#38453f',
    highway: '#564c33',
    edge: '#101714',
    highwayEdge: '#100f0b',
    rail: '#46554d',
    school: '#e0b27a',
    shop: '#9dbbe0',
  },
};

/** The flavour for the layers of Protomaps. */
export function streetFlavour(scheme: MapScheme): Flavor {
  const street = STREET_COLOURS[scheme];
  return { ...groundFlavour(scheme), ...streetLines(street), ...bridgesAndTunnels(scheme), ...letters(scheme) };
}

function groundFlavour(scheme: MapScheme) {
  const { green, wood, grounds, ice, building, path, street, rail } = STREET_COLOURS[scheme];
  const { land, water, strongBorder } = MAP_COLOURS[scheme];
  return {
    background: land,
    earth: land,
    park_a: green,
    park_b: green,
    scrub_a: green,
    scrub_b: green,
    beach: green,
    zoo: green,
    wood_a: wood,
    wood_b: wood,
    glacier: ice,
    sand: grounds,
    hospital: grounds,
    industrial: grounds,
    school: grounds,
    aerodrome: grounds,
    military: grounds,
    pedestrian: path,
    pier: street,
    runway: street,
    buildings: building,
    water,
    railway: rail,
    boundaries: strongBorder,
  };
}

const streetLines = ({ path, street, highway, edge, highwayEdge }: StreetColours) => ({
  other: path,
  minor_service: street,
  minor_a: street,
  minor_b: street,
  link: street,
  major: street,
  highway,
  minor_service_casing: edge,
  minor_casing: edge,
  link_casing: edge,
  major_casing_early: edge,
  major_casing_late: edge,
  highway_casing_early: highwayEdge,
  highway_casing_late: highwayEdge,
});

function bridgesAndTunnels(scheme: MapScheme) {
  const { path, street, highway, edge, highwayEdge } = STREET_COLOURS[scheme];
  const { land } = MAP_COLOURS[scheme];
  return {
    bridges_other: path,
    bridges_minor: street,
    bridges_link: street,
    bridges_major: street,
    bridges_highway: highway,
    bridges_other_casing: edge,
    bridges_minor_casing: edge,
    bridges_link_casing: edge,
    bridges_major_casing: edge,
    bridges_highway_casing: highwayEdge,
    // Underground ways are visible by their edges only.
    tunnel_other: land,
    tunnel_minor: land,
    tunnel_link: land,
    tunnel_major: land,
    tunnel_highway: land,
    tunnel_other_casing: edge,
    tunnel_minor_casing: edge,
    tunnel_link_casing: edge,
    tunnel_major_casing: edge,
    tunnel_highway_casing: highwayEdge,
  };
}

function letters(scheme: MapScheme) {
  const { ink, land, muted, waterInk } = MAP_COLOURS[scheme];
  return {
    roads_label_minor: muted,
    roads_label_minor_halo: land,
    address_label: muted,
    address_label_halo: land,
    roads_label_major: muted,
    roads_label_major_halo: land,
    ocean_label: waterInk,
    subplace_label: muted,
    subplace_label_halo: land,
    city_label: ink,
    city_label_halo: land,
    state_label: muted,
    state_label_halo: land,
    country_label: muted,
  };
}
