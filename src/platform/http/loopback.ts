const ADDRESSES: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host's name means this machine. */
export const isLoopbackName = (hostname: string): boolean => NAMES.has(hostname);

/** Whether a network address is one of this machine. */
export const isLoopback = (address: string): boolean => ADDRESSES.has(address);

/**
 * Whether a request comes from this machine and was meant for it: a foreign name that was made to point here, or a proxy
 * that says nothing of its visitors, is told apart by the name it asked for.
 */
export const isAskedHere = ({ ip, hostname }: { ip: string; hostname: string }): boolean =>
  isLoopback(ip) && isLoopbackName(hostname);
