import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '#kernel/app-error.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#kernel/locale.ts';
import { isKnownToBrowser } from '#platform/http/cookies/known-to-browser.ts';
import { messagesOf } from '#platform/i18n/messages.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { type BaseMap, createBaseMap } from './base-map/base-map.service.ts';
import { MAP_SCHEMES } from './base-map/base-map-colours.ts';
import { baseMapStyle } from './base-map/base-map-style.ts';
import { CACHE_BRIEFLY, CACHE_FOR_EVER, NOT_CACHED } from './base-map/not-cached.ts';
import type { TileAddress } from './base-map/tile-grid.ts';
import { serveStreets } from './street-map/street-map.route.ts';
import { streetMapStyle } from './street-map/street-map-style.ts';
import { streetsOf } from './street-map/street-sources.ts';

/**
 * Serves `/map/settings.json`, the styles `/map/style/{light|dark}.json?lang=` and their tiles: the product's own,
 * `/map/tiles/{z}/{x}/{y}.pbf?v=`, and those of streets.
 *
 * A tile whose address has the present version never changes.
 */
export function serveBaseMap(server: FastifyInstance, { config, database, contextOf }: RouteParts): void {
  const baseMap = createBaseMap(database.db);
  const streets = streetsOf(config, server.log);
  if (streets) serveStreets(server, streets.source, { contextOf });
  // Streets may come and go at any time: a new request for a map must not get an answer of before.
  const cacheControl = streets === null ? CACHE_BRIEFLY : NOT_CACHED;
  server.get<{ Querystring: { lang?: string } }>('/map/settings.json', async ({ query }, reply) =>
    reply.header('cache-control', cacheControl).send({
      styleUrl: config.mapStyleUrl,
      attribution: attributionIn(localeOf(query)),
      hasStreets: config.mapStyleUrl !== null || (await streets?.source.hasStreets()) === true,
      mayHaveStreets: streets?.source.mayCome === true,
    }),
  );
  server.get<{ Params: { file: string }; Querystring: { lang?: string } }>(
    '/map/style/:file',
    async (request, reply) => {
      const scheme = MAP_SCHEMES.find((known) => `${known}.json` === request.params.file);
      if (!scheme) throw notFound();
      const locale = localeOf(request.query);
      const [version, tiles] = await Promise.all([baseMap.version(), streets?.source.tiles()]);
      const options = { scheme, locale, version, attribution: attributionIn(locale) };
      const style = JSON.stringify(
        streets && tiles
          ? streetMapStyle({ ...options, tiles, streetAttribution: streets.attributionIn(locale) })
          : baseMapStyle(options),
      );
      const digest = createHash('sha256').update(style).digest('hex').slice(0, 16);
      if (isKnownToBrowser(request, reply.header('cache-control', cacheControl), digest)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(style);
    },
  );
  server.get<TileRequest>('/map/tiles/:z/:x/:file', (request, reply) => sendTile(baseMap, request, reply));
}

interface TileRequest {
  Params: { z: string; x: string; file: string };
  Querystring: { v?: string };
}

async function sendTile(baseMap: BaseMap, request: FastifyRequest<TileRequest>, reply: FastifyReply) {
  const address = parseAddress(request.params);
  const [version, tile] = await Promise.all([baseMap.version(), baseMap.tile(address)]);
  reply.header('cache-control', request.query.v === version ? CACHE_FOR_EVER : CACHE_BRIEFLY);
  if (!tile) return reply.code(204).send();
  if (isKnownToBrowser(request, reply, `${version}-${Object.values(address).join('-')}`)) return reply.code(304).send();
  return reply.type('application/vnd.mapbox-vector-tile').header('content-encoding', 'gzip').send(tile);
}

/** @throws AppError `error.request.malformed` for what is no number */
function parseAddress({ z, x, file }: TileRequest['Params']): TileAddress {
  const y = /^(\d{1,5})\.pbf$/.exec(file)?.[1];
  if (!y || !/^\d{1,2}$/.test(z) || !/^\d{1,5}$/.test(x)) throw malformed();
  return { z: Number(z), x: Number(x), y: Number(y) };
}

function localeOf({ lang = DEFAULT_LOCALE }: { lang?: string }): Locale {
  if (!isLocale(lang)) throw malformed();
  return lang;
}

const malformed = (): AppError => new AppError('error.request.malformed', { code: 400 });

/** @source package swiss-maps, README "License" */
const attributionIn = (locale: Locale): string => messagesOf(locale)['location.map.source'] ?? '';
