import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What a request tells of its connection. */
type Asked = Pick<FastifyRequest, 'socket' | 'headers' | 'hostname'>;

const ADDRESSES = new BlockList();
ADDRESSES.addSubnet('127.0.0.0', 8, 'ipv4');
ADDRESSES.addAddress('::1', 'ipv6');

const NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Headers by which proxies say for whom they ask, besides all that begin with `x-forwarded`. */
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

/** Whether a host's name means this machine. */
export const isLoopbackName = (hostname: string): boolean => NAMES.has(hostname);

/** Whether a network address is one of this machine. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && ADDRESSES.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether a program of this machine asks for itself: it is connected from here, and no proxy says that it asks for somebody
 * else, whether proxies are believed or not.
 */
export const isFromHere = ({ socket, headers }: Pick<Asked, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') && !isForwarded(headers);

/**
 * Whether a request comes from this machine and was meant for it: a foreign name that was made to point here, or a proxy
 * that says nothing of its visitors, is told apart by the name it asked for.
 */
export const isAskedHere = (request: Asked): boolean => isFromHere(request) && isLoopbackName(request.hostname);

/** Whether a proxy says that it asks for another client. */
export const isForwarded = (headers: Asked['headers']): boolean => Object.keys(headers).some(isForwarding);

const isForwarding = (name: string): boolean => FORWARDING.has(name) || name.startsWith('x-forwarded');
