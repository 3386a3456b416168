import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isForwarded, isFromHere } from '../config/loopback.ts';
import { plainAddress } from './address-key.ts';

/** Networks behind the names that settings know. @source package @fastify/proxy-addr, README */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const IPV4_BITS = 32;
const IPV6_BITS = 128;

/** What a monitor's request tells of itself. */
type Asked = Pick<FastifyRequest, 'ip' | 'ips' | 'socket' | 'headers'>;

/**
 * Hook (`onRequest`) of routes for monitors: programs of this machine, and of the networks in the settings. For any other client
 * the address does not exist. A request that a proxy passes on counts under the client's address, and only if `TRUST_PROXY` names
 * that proxy: any other proxy would lend its own address to all its clients.
 */
export function onlyMonitors({ monitorNetworks }: Pick<Config, 'monitorNetworks'>) {
  const allowed = networkList(monitorNetworks);
  const isMonitor = (request: Asked): boolean => isFromHere(request) || allowed(clientAddress(request));
  return (request: FastifyRequest, reply: { callNotFound(): unknown }, done: () => void): void => {
    if (isMonitor(request)) done();
    else reply.callNotFound();
  };
}

/** Null for the client of a proxy whose word is not taken. */
function clientAddress({ ip, ips, socket, headers }: Asked): string | null {
  const isBelieved = (ips?.length ?? 1) > 1;
  if (!isForwarded(headers)) return plainAddress(socket.remoteAddress ?? '');
  return isBelieved ? plainAddress(ip) : null;
}

function networkList(networks: readonly string[]): (address: string | null) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const isV6 = isIP(address) === 6;
    list.addSubnet(address, Number(bits ?? (isV6 ? IPV6_BITS : IPV4_BITS)), isV6 ? 'ipv6' : 'ipv4');
  }
  return (address) =>
    address !== null && isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
