import { isIP } from 'node:net';
import { isLoopback, isLoopbackName } from '#platform/config/loopback.ts';

/** Default listening address: this machine alone. */
export const DEFAULT_HOST = '127.0.0.1';

/** An address of this machine, or `localhost`. @throws Error that lists the allowed forms */
export function listeningHost(text: string): string {
  if (isIP(text) === 0 && text !== 'localhost') {
    throw new Error('must be an address of this machine like 127.0.0.1, or 0.0.0.0 for all of them');
  }
  return text;
}

/** Whether other machines can reach a server that listens at this address. */
export const isReachableFromOutside = (host: string): boolean => !isLoopback(host) && !isLoopbackName(host);

/** The host to type into a browser on this machine: `localhost`, unless the server listens at one address of a network only. */
export function localAddress({ host, port }: { host: string; port: number }): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isIP(host) === 6 ? `[${host}]` : host;
  return `http://${isReachableFromOutside(host) && !isEverywhere ? name : 'localhost'}:${port}`;
}

/** Names of networks that only neighbours can send from. @source package @fastify/proxy-addr, README */
const NAMED_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses and networks, separated by commas; "all addresses" is refused. @throws Error that lists the allowed forms */
export function networks(text: string): string[] {
  const named = text.split(',').map((part) => part.trim());
  if (!named.every(isNetwork)) {
    throw new Error(`must be a list of addresses, networks like 10.1.0.0/16, or ${NAMED_NETWORKS.join(', ')}`);
  }
  return named;
}

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', length, ...rest] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isLength = length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
  return isIP(address) !== 0 && isLength && rest.length === 0;
}
