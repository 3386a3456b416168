import { resolve } from 'node:path';
import type { SettingsKind } from '#platform/config/settings-kind.ts';

/** Settings of locations. */
interface LocationSettings {
  /** An archive of street tiles (PMTiles) for our own maps, or null for maps without streets. */
  mapTiles: string | null;
}

/** Streets on our own maps. @source docs/operations.md, "Base map" */
export const LOCATION_SETTINGS: SettingsKind<LocationSettings> = {
  name: 'locations',
  read: (attempt) => ({ mapTiles: attempt<string | null>('MAP_TILES', null, archivePath) }),
};

/** The existence of the file is checked when it is read: without it maps are still drawn. */
function archivePath(text: string): string {
  if (!text.endsWith('.pmtiles') || /^\w+:\/\//.test(text)) {
    throw new Error('must be the path of a file on this machine, like /srv/maps/switzerland.pmtiles');
  }
  return resolve(text);
}
