import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Facts of a request about its connection. */
type Asked = Pick<FastifyRequest, 'socket' | 'headers' | 'hostname'>;

const ADDRESSES = new BlockList();
ADDRESSES.addSubnet('127.0.0.0', 8, 'ipv4');
ADDRESSES.addAddress('::1', 'ipv6');

const NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Headers by which proxies name the client, besides all that begin with `x-forwarded`. */
const FORWARDING: ReadonlySet<string> = new Set([
  ...[
    'forwarded',
    'via',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'x-original-host',
    'x-original-forwarded-for',
  ],
  ...['true-client-ip', 'cf-connecting-ip', 'fastly-client-ip'],
]);

/** Whether a host name refers to this machine. */
export const isLoopbackName = (hostname: string): boolean => NAMES.has(hostname);

/** Whether a network address belongs to this machine. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && ADDRESSES.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether a program of this machine sends the request for itself: the connection is local, and no proxy, trusted or not, names another
 * client.
 */
export const isFromThisMachine = ({ socket, headers }: Pick<Asked, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') && !isForwarded(headers);

/**
 * Whether a request comes from this machine and was addressed to it. The requested host name excludes a foreign name that resolves to this
 * machine, and a proxy that does not name its clients.
 */
export const isLocalRequest = (request: Asked): boolean =>
  isFromThisMachine(request) && isLoopbackName(request.hostname);

/** Whether a proxy names another client. */
export const isForwarded = (headers: Asked['headers']): boolean => Object.keys(headers).some(isForwarding);

const isForwarding = (name: string): boolean => FORWARDING.has(name) || name.startsWith('x-forwarded');
