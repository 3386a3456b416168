import { isIPv6 } from 'node:net';

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
