import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isForwarded, isFromThisMachine } from '../../config/loopback.ts';
import { plainAddress } from '../limits/address-key.ts';
import { isTrusted } from './trusted-proxy.ts';

/** Facts of a monitor's request about its origin. */
type Asked = Pick<FastifyRequest, 'ip' | 'ips' | 'socket' | 'headers'>;

/**
 * Hook (`onRequest`) of routes for monitors: programs of this machine, and of the networks in the settings. For any other client the
 * address does not exist.
 *
 * A proxied request counts under the client's address, and only if `TRUST_PROXY` names the proxy: any other proxy would lend its own
 * address to all its clients.
 */
export function onlyMonitors({ monitorNetworks }: Pick<Config, 'monitorNetworks'>) {
  // Fastify reads `TRUST_PROXY` by the same library.
  const isAllowed = proxyAddr.compile([...monitorNetworks]);
  const isMonitor = (request: Asked): boolean => {
    if (isFromThisMachine(request)) return true;
    const address = clientAddress(request);
    return address !== null && isAllowed(address, 0);
  };
  return (request: FastifyRequest, reply: { callNotFound(): unknown }, done: () => void): void => {
    if (isMonitor(request)) done();
    else reply.callNotFound();
  };
}

/** Null for the client of an untrusted proxy. */
function clientAddress(request: Asked): string | null {
  if (!isForwarded(request.headers)) return plainAddress(request.socket.remoteAddress ?? '');
  return isTrusted(request) ? plainAddress(request.ip) : null;
}
