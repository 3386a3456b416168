import { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import { isLocale } from '#kernel/locale.ts';

/** Removes the secret of a mail's link from an address. */
export type WithoutSecret = (path: string) => string;

/** Query strings with secrets: a provider's answer, and a link that waits for a sign-in. */
const SECRET_QUERY = /^\/+auth\b|[?&]redirectUrl=/i;

/** Most segments in the path of a screen with a secret. */
const MOST_WORDS = 2;

/**
 * The address of a request for the log. A mail program or a typist may have added to a link: everything after the words of a screen with a
 * secret counts as part of it.
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

/** The logged address of a request in progress: several callers need it, so it is computed once. */
export function loggedAddressOf(request: FastifyRequest, withoutSecret: WithoutSecret): string {
  const known = addresses.get(request);
  if (known !== undefined) return known;
  const address = loggedAddress(request.url, withoutSecret);
  addresses.set(request, address);
  return address;
}

/** A logger whose lines about requests contain no secret. */
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

/** Fastify's own lines, without the address of an unknown route: the line before holds it. */
export class RequestLog extends LogController {
  override routeNotFound(request: FastifyRequest): void {
    request.log.info('no route for this address');
  }
}
