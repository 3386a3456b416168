import { resolve } from 'node:path';
import { isLoopbackName } from '#platform/config/loopback.ts';
import type { SettingsKind } from '#platform/config/settings-kind.ts';

/** A service of street tiles. */
interface StreetService {
  /** Address of its tiles, with `{z}`, `{x}`, `{y}`. */
  template: string;
  /** Words for its origin on maps; null for swisstopo. */
  source: string | null;
}

/** Settings of locations. */
interface LocationSettings {
  /** An archive of street tiles (PMTiles) for our own maps, or null without one. */
  mapTiles: string | null;
  /** The service of street tiles where there is no archive; null for none. */
  mapStreets: StreetService | null;
  /** Address of a service that finds addresses by text, or null for none. */
  addressSearch: string | null;
}

/** Vector tiles of the light base map. @source https://docs.geo.admin.ch, "Mapbox Vector Tiles" */
const SWISSTOPO = 'https://vectortiles.geo.admin.ch/tiles/ch.swisstopo.base.vt/v1.0.0/{z}/{x}/{y}.pbf';

const LONGEST_SOURCE = 120;

/** Streets on our own maps. @source docs/operations.md, "Base map" */
export const LOCATION_SETTINGS: SettingsKind<LocationSettings> = {
  read: (attempt) => {
    const template = attempt<string | null>('MAP_STREETS', SWISSTOPO, tileAddress);
    const source = attempt<string | null>('MAP_STREETS_SOURCE', null, sourceWords);
    return {
      mapTiles: attempt<string | null>('MAP_TILES', null, archivePath),
      mapStreets: template === null ? null : { template, source },
      addressSearch: attempt<string | null>('ADDRESS_SEARCH', null, searchAddress),
    };
  },
};

/** The existence of the file is checked when it is read: without it maps are still drawn. */
function archivePath(text: string): string {
  if (!text.endsWith('.pmtiles') || /^\w+:\/\//.test(text)) {
    throw new Error('must be the path of a file on this machine, like /srv/maps/switzerland.pmtiles');
  }
  return resolve(text);
}

function tileAddress(text: string): string | null {
  if (text === 'off') return null;
  if (text === 'swisstopo') return SWISSTOPO;
  if (!isSafe(text) || !['{z}', '{x}', '{y}'].every((part) => text.split(part).length === 2)) {
    throw new Error('must be off, swisstopo, or an address like https://tiles.example.ch/{z}/{x}/{y}.pbf');
  }
  return text;
}

function sourceWords(text: string): string {
  if (text.length > LONGEST_SOURCE) throw new Error(`must have at most ${LONGEST_SOURCE} characters`);
  return text;
}

/** The search of the Swiss federal base map: free, and without a key. */
const SWISSTOPO_SEARCH = 'https://api3.geo.admin.ch/rest/services/ech/SearchServer';

function searchAddress(text: string): string | null {
  if (text === 'off') return null;
  if (text === 'swisstopo') return SWISSTOPO_SEARCH;
  if (!isSafe(text)) throw new Error('must be off, swisstopo, or the address of a service like it');
  return text;
}

/** Whether a text is an address over TLS, or of this machine. */
function isSafe(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname));
}
