import type { FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';

/**
 * Refuses what a page of another site makes a browser send: a foreign Origin, a request the browser itself calls
 * cross-site, and anything but what is spoken at this address: mostly JSON, which a form cannot send. Programs without
 * these headers may ask.
 *
 * @param publicUrl our origin; without one it is the host that was asked for
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
 * Refuses sockets of pages that are not ours. A browser always says which page opens one, and whoever says nothing is none.
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
