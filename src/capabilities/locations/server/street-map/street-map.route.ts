import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#kernel/app-error.ts';
import { isKnownToBrowser } from '#platform/http/cookies/known-to-browser.ts';
import { isWithinRule } from '#platform/http/limits/rate-limit.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import type { TileAddress } from '../base-map/tile-grid.ts';
import { STREET_BUCKETS } from './street.limits.ts';
import type { StreetSource } from './street-source.ts';

interface TileRequest {
  Params: { z: string; x: string; file: string };
  Querystring: { v?: string };
}

/** The deepest zoom of tile addresses. */
const DEEPEST_ZOOM = 22;

/** Serves `/map/tiles/streets/{z}/{x}/{y}.mvt?v=`, and looks once before the first request whether there are streets. */
export function serveStreets(
  server: FastifyInstance,
  streets: StreetSource,
  { contextOf }: Pick<RouteParts, 'contextOf'>,
): void {
  server.addHook('onReady', async () => void (await streets.hasStreets()));
  server.addHook('onClose', () => streets.close());
  server.get<TileRequest>('/map/tiles/streets/:z/:x/:file', async (request, reply) => {
    const address = parseAddress(request.params);
    const { bytes, tag, cacheControl } = await streets.tile({
      address,
      version: request.query.v,
      countFetch: () => countFetch(request, reply, contextOf),
    });
    reply.header('cache-control', cacheControl);
    if (bytes === null) return reply.code(204).send();
    if (isKnownToBrowser(request, reply, tag)) return reply.code(304).send();
    return reply.type('application/vnd.mapbox-vector-tile').header('content-encoding', 'gzip').send(bytes);
  });
}

async function countFetch(
  request: FastifyRequest,
  reply: FastifyReply,
  contextOf: RouteParts['contextOf'],
): Promise<string | null> {
  const { limits, network } = await contextOf(request, reply);
  const counting = limits.take(`streets:network:${network}`, STREET_BUCKETS.newStreetTilesOfNetwork, 1);
  return (await isWithinRule(counting)) ? network : null;
}

/** @throws AppError `error.notFound` for an invalid tile address */
function parseAddress({ z, x, file }: TileRequest['Params']): TileAddress {
  const y = /^(\d{1,7})\.mvt$/.exec(file)?.[1];
  if (!y || !/^\d{1,2}$/.test(z) || !/^\d{1,7}$/.test(x)) throw notFound();
  const address = { z: Number(z), x: Number(x), y: Number(y) };
  if (address.z > DEEPEST_ZOOM || address.x >= 2 ** address.z || address.y >= 2 ** address.z) throw notFound();
  return address;
}
