import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';

/** Whose word about address, scheme and host of a visitor Fastify takes; without a proxy that was named, nobody's. */
export const trustOf = ({ trustedProxies }: Pick<Config, 'trustedProxies'>): string[] | false =>
  trustedProxies.length > 0 && [...trustedProxies];

/** Whether a request came by a proxy whose word is taken. */
export const isTrusted = ({ ips }: Pick<FastifyRequest, 'ips'>): boolean => (ips?.length ?? 1) > 1;

/**
 * Says once in the log that somebody claims to ask for others without having been named: an operator who forgot to name the
 * proxy has all visitors share the limits of one.
 */
export function logUnknownProxy(server: FastifyInstance): void {
  let isLogged = false;
  server.addHook('onRequest', async (request) => {
    if (isLogged || isTrusted(request) || request.headers['x-forwarded-for'] === undefined) return;
    isLogged = true;
    request.log.warn({ proxy: request.socket.remoteAddress }, 'X-Forwarded-For is not believed: see TRUST_PROXY');
  });
}
