import ipaddr, { type IPv6 } from 'ipaddr.js';

/** Network of all clients whose address is unreadable. */
export const UNKNOWN_NETWORK = 'unknown';

/** Groups of an IPv6 address that name a network: a holder of one address can easily get at least a /48 of them. */
const NETWORK_GROUPS = 3;

/**
 * The network of a client's address: an IPv4 address counts by itself, in any notation, an IPv6 address by its /48. IPv6 addresses that
 * carry an IPv4 address (mapped, 6to4, Teredo, NAT64) count as that address.
 *
 * All invalid addresses share one network.
 *
 * @param address as a proxy may write it: also with a port, in brackets, with a zone
 * @source docs/reference/limits.md, "Networks"
 */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  if (plain === null) return UNKNOWN_NETWORK;
  if (!plain.includes(':')) return plain;
  const { parts } = ipaddr.IPv6.parse(plain);
  const network = parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/48`;
}

/** An address in its usual notation, without port, brackets or zone; null for an invalid one. */
export function plainAddress(address: string): string | null {
  const bare = withoutPort(address.trim()).replace(/%.*/s, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare;
  if (!ipaddr.IPv6.isValid(bare)) return null;
  const parsed = ipaddr.IPv6.parse(bare);
  return carriedIpv4(parsed) ?? parsed.toString();
}

const withoutPort = (address: string): string =>
  /^\[(?<host>[^\]]*)\](?::\d{1,5})?$/.exec(address)?.groups?.host ??
  /^(?<host>[^:]*):\d{1,5}$/.exec(address)?.groups?.host ??
  address;

/** The IPv4 address behind one of IPv6, or null. @source RFC 4291 §2.5.5.2, RFC 3056 §2, RFC 4380 §4, RFC 6052 §2.1 */
function carriedIpv4({ parts }: IPv6): string | null {
  const [first, second, third = 0, , , sixth, seventh = 0, eighth = 0] = parts;
  const isZero = (from: number, to: number): boolean => parts.slice(from, to).every((group) => group === 0);
  if (isZero(0, 5) && sixth === 0xffff) return ipv4Of(seventh, eighth);
  if (first === 0x64 && second === 0xff9b && isZero(2, 6)) return ipv4Of(seventh, eighth);
  if (first === 0x2002) return ipv4Of(second ?? 0, third);
  // Teredo inverts the bits of the client's address.
  if (first === 0x2001 && second === 0) return ipv4Of(seventh ^ 0xffff, eighth ^ 0xffff);
  return null;
}

const ipv4Of = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');
