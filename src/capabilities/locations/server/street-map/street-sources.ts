import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#kernel/locale.ts';
import type { Config } from '#platform/config/config.ts';
import { messagesOf } from '#platform/i18n/messages.ts';
import { LOCATION_SETTINGS } from '../location.settings.ts';
import { StreetMap } from './street-map.service.ts';
import { streetService } from './street-metrics.ts';
import type { StreetSource } from './street-source.ts';
import { TileService } from './tile-service.ts';

/** Streets with the words for their origin. */
export interface ShownStreets {
  source: StreetSource;
  /** HTML for the attribution of maps. */
  attributionIn(locale: Locale): string;
}

/** Folder of stored tiles in the data folder. */
const FOLDER = 'street-tiles';

/** The streets of the settings: an archive before a service; null for maps without streets. */
export function streetsOf(
  { dataDir, mapStyleUrl, settings }: Pick<Config, 'dataDir' | 'mapStyleUrl' | 'settings'>,
  log: FastifyBaseLogger,
): ShownStreets | null {
  const { mapTiles, mapStreets } = settings.of(LOCATION_SETTINGS);
  if (mapTiles !== null) return { source: new StreetMap(mapTiles, log), attributionIn: openStreetMapIn };
  // A style of another house shows the streets of that house.
  if (mapStreets === null || mapStyleUrl !== null) return null;
  const { template, source: words } = mapStreets;
  const source = new TileService({ template, folder: join(dataDir, FOLDER), log });
  streetService.isUp = () => source.isUp;
  return { source, attributionIn: words === null ? swisstopoIn : () => plainHtml(words) };
}

/** @source https://osmfoundation.org/wiki/Licence/Attribution_Guidelines */
const openStreetMapIn = (locale: Locale): string =>
  link('https://www.openstreetmap.org/copyright', messagesOf(locale)['location.map.streets'] ?? '');

/** A name, alike in all languages. @source https://www.swisstopo.admin.ch, "Terms of use free geodata (OGD)" */
const swisstopoIn = (locale: Locale): string => link(`https://www.swisstopo.admin.ch/${locale}`, '©\u00a0swisstopo');

const link = (address: string, words: string): string =>
  `<a href="${address}" target="_blank" rel="noopener">${words}</a>`;

const plainHtml = (words: string): string => words.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
