import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';

/** Whose word about address, scheme and host of a visitor Fastify takes; without a proxy that was named, nobody's. */
export const trustOf = ({ trustedProxies }: Pick<Config, 'trustedProxies'>): string[] | false =>
  trustedProxies.length > 0 && [...trustedProxies];

/** Whether a request came by a proxy whose word is taken. */
export const isBelieved = ({ ips }: Pick<FastifyRequest, 'ips'>): boolean => (ips?.length ?? 1) > 1;

/**
 * Says once in the log that somebody claims to ask for others without having been named: an operator who forgot to name the
 * proxy has all visitors share the limits of one.
 */
export function noteUnknownProxy(server: FastifyInstance): void {
  let isNoted = false;
  server.addHook('onRequest', async (request) => {
    if (isNoted || isBelieved(request) || request.headers['x-forwarded-for'] === undefined) return;
    isNoted = true;
    request.log.warn({ proxy: request.socket.remoteAddress }, 'X-Forwarded-For is not believed: see TRUST_PROXY');
  });
}
