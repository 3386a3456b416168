import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Rules for addresses that users supply. */
export interface StrangerRules {
  isAllowed(address: string): boolean;
  ports: readonly number[];
  /** All addresses of a name. @throws Error when there is none, or no answer comes within a second */
  resolve(host: string): Promise<readonly string[]>;
  /** Authority of their certificates, where it is not a public one. */
  ca?: string;
}

/** A user-supplied address that is never called: a retry would not help. */
export class RefusedAddressError extends Error {}

/** Longest resolution of a name, milliseconds. @source docs/reference/limits.md, "Time-outs" */
const NAME_MS = 1_000;

/** The only range of IPv6 that is routed on the internet. @source RFC 4291, "2.4" */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::');
const GLOBAL_IPV6_BITS = 3;
/** Reserved for benchmarks of networks, which the library does not know. @source RFC 2544, "C.2.2" */
const BENCHMARKS = ipaddr.IPv4.parse('198.18.0.0');
const BENCHMARKS_BITS = 15;

/** Whether an address is public: none of this machine, of private networks, or reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4'
    ? !(parsed as ipaddr.IPv4).match(BENCHMARKS, BENCHMARKS_BITS)
    : (parsed as ipaddr.IPv6).match(GLOBAL_IPV6, GLOBAL_IPV6_BITS);
}

/** Only public addresses, by the port of HTTPS. */
export const PUBLIC_ONLY: StrangerRules = { isAllowed: isPublicAddress, ports: [443], resolve: addressesOf };

/** Resolved apart from the names of our own services: a resolver that never answers delays no file or query. */
async function addressesOf(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: NAME_MS, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0) throw new Error(`${host} has no address.`);
  return addresses;
}

/**
 * The parsed address of a user's service, checked without a network request; its name may still resolve to a forbidden address.
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

/** Resolves a name for a connection, which then uses one of the checked addresses and no other: a later change of the name has no effect. */
export const pinnedLookup =
  ({ isAllowed, resolve }: StrangerRules): LookupFunction =>
  (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        if (!addresses.every(isAllowed)) return callback(new RefusedAddressError('Not a public address'), '');
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (!first) return callback(new Error('No address'), '');
        return options.all ? callback(null, found) : callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
