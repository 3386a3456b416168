import type { FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';

/**
 * Refuses requests that a page of another site triggers: a foreign Origin, a request that the browser itself marks as cross-site, and any
 * content type other than that of the address: mostly JSON, which a form cannot send.
 *
 * Programs without these headers are accepted.
 *
 * @param publicUrl our origin; without one it is the requested host
 * @param contentType without parameters, in lower case
 * @throws AppError `error.csrf`
 * @source docs/reference/abuse-cases.md, "35"
 */
export const ownPagesOnly =
  (
    publicUrl: string | null,
    contentType: 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded',
  ) =>
  async (request: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site, 'content-type': given = '' } = request.headers;
    const isOwn = origin === undefined || isOurOrigin(origin, publicUrl, request.host);
    const isSpokenHere = given.split(';', 1)[0]?.trim().toLowerCase() === contentType;
    if (!isOwn || site === 'cross-site' || !isSpokenHere) throw new AppError('error.csrf', { code: 403 });
  };

/**
 * Refuses sockets of other sites' pages. A browser always sends the origin of a socket, so a client without one is no browser.
 *
 * @throws AppError `error.csrf`
 */
export const requireOwnOrigin =
  (publicUrl: string | null) =>
  async ({ headers: { origin }, host }: FastifyRequest): Promise<void> => {
    if (origin === undefined || !isOurOrigin(origin, publicUrl, host)) throw new AppError('error.csrf', { code: 403 });
  };

const isOurOrigin = (origin: string, publicUrl: string | null, host: string): boolean =>
  publicUrl === null ? URL.canParse(origin) && new URL(origin).host === host : origin === publicUrl;
