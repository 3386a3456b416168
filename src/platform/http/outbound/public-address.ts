import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Which addresses that strangers name are asked anything. */
export interface StrangerRules {
  isAllowed(address: string): boolean;
  ports: readonly number[];
  /** All addresses of a name. @throws Error when there is none, or nobody says so in a second */
  resolve(host: string): Promise<readonly string[]>;
  /** Who vouches for their certificates, where it is not whom everybody trusts. */
  ca?: string;
}

/** An address that a stranger named and that is asked nothing: it will be no better another time. */
export class RefusedAddressError extends Error {}

/** Longest that a name may take, milliseconds. @source docs/reference/limits.md, "Time-outs" */
const NAME_MS = 1_000;

/** The only part of IPv6 that the internet reaches. @source RFC 4291, "2.4" */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::');
const GLOBAL_IPV6_BITS = 3;
/** Kept for tests of networks, which the library takes for others. @source RFC 2544, "C.2.2" */
const BENCHMARKS = ipaddr.IPv4.parse('198.18.0.0');
const BENCHMARKS_BITS = 15;

/** Whether an address means the same machine to everybody: none of this machine, of our networks, or kept for something else. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4'
    ? !(parsed as ipaddr.IPv4).match(BENCHMARKS, BENCHMARKS_BITS)
    : (parsed as ipaddr.IPv6).match(GLOBAL_IPV6, GLOBAL_IPV6_BITS);
}

/** Only what everybody reaches, by the port of HTTPS. */
export const PUBLIC_ONLY: StrangerRules = { isAllowed: isPublicAddress, ports: [443], resolve: addressesOf };

/** Asked apart from the names of our own services: one that never answers holds up no file or query. */
async function addressesOf(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: NAME_MS, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0) throw new Error(`Nobody says where ${host} is.`);
  return addresses;
}

/**
 * The address of a stranger's service as far as it shows without asking anybody; a name may still lead somewhere else.
 *
 * @throws RefusedAddressError unless it is https, of a port that is allowed, without a name or password in it
 */
export function strangersUrl(text: string, { isAllowed, ports }: StrangerRules = PUBLIC_ONLY): URL {
  if (!URL.canParse(text)) throw new RefusedAddressError('Not an address');
  const url = new URL(text);
  if (url.protocol !== 'https:') throw new RefusedAddressError('Not https');
  if (url.username !== '' || url.password !== '') throw new RefusedAddressError('With a name or password');
  if (!ports.includes(Number(url.port || 443))) throw new RefusedAddressError('Not a port of https');
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isAllowed(bare)) throw new RefusedAddressError('Not a public address');
  return url;
}

/**
 * Finds the addresses of a name for a connection, which then goes to one of those that were looked at and to no other: a name
 * that says something else a moment later changes nothing.
 */
export const pinnedLookup =
  ({ isAllowed, resolve }: StrangerRules): LookupFunction =>
  (host, options, tell) => {
    resolve(host).then(
      (addresses) => {
        if (!addresses.every(isAllowed)) return tell(new RefusedAddressError('Not a public address'), '');
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (!first) return tell(new Error('No address'), '');
        return options.all ? tell(null, found) : tell(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => tell(error, ''),
    );
  };
