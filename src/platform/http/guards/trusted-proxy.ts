import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';

/** Proxies whose headers about a visitor's address, scheme and host Fastify accepts; none without a named proxy. */
export const trustOf = ({ trustedProxies }: Pick<Config, 'trustedProxies'>): string[] | false =>
  trustedProxies.length > 0 && [...trustedProxies];

/** Whether a request came by a trusted proxy. */
export const isTrusted = ({ ips }: Pick<FastifyRequest, 'ips'>): boolean => (ips?.length ?? 1) > 1;

/**
 * Logs once that a client uses forwarding headers without being a named proxy. If the operator forgot to name the proxy, all visitors share
 * the limits of one.
 */
export function logUnknownProxy(server: FastifyInstance): void {
  let isLogged = false;
  server.addHook('onRequest', async (request) => {
    if (isLogged || isTrusted(request) || request.headers['x-forwarded-for'] === undefined) return;
    isLogged = true;
    request.log.warn({ proxy: request.socket.remoteAddress }, 'X-Forwarded-For is ignored: see TRUST_PROXY');
  });
}
