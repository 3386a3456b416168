import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '#kernel/app-error.ts';
import { isKnownToBrowser } from '#platform/http/cookies/known-to-browser.ts';
import type { TileAddress } from '../base-map/base-map.service.ts';
import { CACHE_BRIEFLY, CACHE_FOR_EVER } from '../base-map/not-cached.ts';
import { StreetMap } from './street-map.service.ts';

interface TileRequest {
  Params: { z: string; x: string; file: string };
  Querystring: { v?: string };
}

/** The deepest zoom of tile addresses. */
const DEEPEST_ZOOM = 22;

/**
 * Serves `/map/streets/{z}/{x}/{y}.mvt?v=` from an archive on this machine, and checks it once before the first request.
 *
 * A tile whose address has the identity of the archive never changes.
 *
 * @returns a function that gives the current archive, for the styles that refer to its tiles
 */
export function serveStreets(server: FastifyInstance, path: string): StreetMap {
  const streets = new StreetMap(path, server.log);
  server.addHook('onReady', async () => void (await streets.current()));
  server.addHook('onClose', () => streets.close());
  server.get<TileRequest>('/map/streets/:z/:x/:file', (request, reply) => sendTile(streets, request, reply));
  return streets;
}

async function sendTile(streets: StreetMap, request: FastifyRequest<TileRequest>, reply: FastifyReply) {
  const address = parseAddress(request.params);
  const archive = await streets.current();
  // The map in the browser handles the error: the visitor sees it without streets.
  if (archive === null) throw new AppError('error.unavailable', { code: 503, values: { retryAfter: 5 } });
  let tile: Uint8Array | null;
  try {
    tile = await archive.tile(address);
  } catch (error) {
    if (error instanceof AppError) throw error;
    streets.onFault(archive, error);
    return reply.header('cache-control', 'no-store').code(204).send();
  }
  reply.header('cache-control', request.query.v === archive.identity ? CACHE_FOR_EVER : CACHE_BRIEFLY);
  if (!tile) return reply.code(204).send();
  if (isKnownToBrowser(request, reply, `${archive.identity}-${Object.values(address).join('-')}`))
    return reply.code(304).send();
  return reply.type('application/vnd.mapbox-vector-tile').header('content-encoding', 'gzip').send(tile);
}

/** @throws AppError `error.notFound` for an invalid tile address */
function parseAddress({ z, x, file }: TileRequest['Params']): TileAddress {
  const y = /^(\d{1,7})\.mvt$/.exec(file)?.[1];
  if (!y || !/^\d{1,2}$/.test(z) || !/^\d{1,7}$/.test(x)) throw notFound();
  const address = { z: Number(z), x: Number(x), y: Number(y) };
  if (address.z > DEEPEST_ZOOM || address.x >= 2 ** address.z || address.y >= 2 ** address.z) throw notFound();
  return address;
}
