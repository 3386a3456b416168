import { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import { isLocale } from '#kernel/locale.ts';

/** An address without the secret that a mail's link carries. */
export type WithoutSecret = (path: string) => string;

/** Queries that carry secrets: what a provider says, and a link that waits for a sign-in. */
const SECRET_QUERY = /^\/+auth\b|[?&]redirectUrl=/i;

/** So many words an address of a screen with a secret has at most. */
const MOST_WORDS = 2;

/**
 * The address of a request as the log may say it. A mail program or a typist may have added to a link: whatever follows the
 * words of a screen with a secret counts as one.
 *
 * @param url path with query, as requested
 */
export function loggedAddress(url: string, withoutSecret: WithoutSecret): string {
  const path = url.replace(/[?#].*/s, '');
  const words = path.split('/').filter(Boolean);
  const first = isLocale(words[0]?.toLowerCase()) ? 1 : 0;
  for (let end = first + 1; end <= first + MOST_WORDS; end += 1) {
    const screen = words.slice(first, end).join('/');
    const bears = [`/${screen}`, `/en/${screen}`].some((address) => withoutSecret(`${address}/x`) === address);
    if (bears) return `/${words.slice(0, end).join('/')}`;
  }
  return SECRET_QUERY.test(url) ? path : url;
}

const addresses = new WeakMap<FastifyRequest, string>();

/** The same of a request that is at work: several ask for it, it is worked out once. */
export function loggedAddressOf(request: FastifyRequest, withoutSecret: WithoutSecret): string {
  const known = addresses.get(request);
  if (known !== undefined) return known;
  const address = loggedAddress(request.url, withoutSecret);
  addresses.set(request, address);
  return address;
}

/** A logger whose lines about requests say no secret. */
export const withoutSecrets = (logger: FastifyBaseLogger, withoutSecret: WithoutSecret): FastifyBaseLogger =>
  logger.child(
    {},
    {
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          url: loggedAddressOf(request, withoutSecret),
          host: request.host,
          remoteAddress: request.ip,
        }),
      },
    },
  );

/** What Fastify says by itself, without the address that nobody serves: it stands in the line before. */
export class RequestLog extends LogController {
  override routeNotFound(request: FastifyRequest): void {
    request.log.info('nobody serves this address');
  }
}
