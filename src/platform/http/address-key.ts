import { isIPv6 } from 'node:net';
import type { RateLimiter } from './rate-limit.ts';

/** First groups of an IPv4 address in the clothes of IPv6, as `::ffff:192.0.2.1`. */
const MAPPED_IPV4 = '0:0:0:0:0:ffff:';

/**
 * The network a visitor asks from: who has one IPv6 address has all of its /64. An IPv4 address stands for itself, however
 * it is written.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  if (!groups.join(':').startsWith(MAPPED_IPV4)) return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

/** The same limits, in which names that end with the address of this request mean its network. */
export function limitsByNetwork(limits: RateLimiter, address: string): RateLimiter {
  const network = addressKey(address);
  if (network === address) return limits;
  const named = (name: string): string =>
    name.endsWith(`:${address}`) ? name.slice(0, -address.length) + network : name;
  return {
    take: (bucket, rule, points) => limits.take(named(bucket), rule, points),
    attempt: (name, rule) => limits.attempt(named(name), rule),
    forgetAttempts: (name) => limits.forgetAttempts(named(name)),
  };
}
