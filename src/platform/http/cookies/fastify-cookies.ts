import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_S } from '#kernel/time.ts';
import { addressKey } from '../limits/address-key.ts';
import type { BrowserCookies } from './cookies.ts';

/** `__Host-`: only over TLS (or on this machine), for this host alone. @source docs/reference/limits.md, "Sessions" */
const NAMES = {
  session: '__Host-session',
  visitor: '__Host-visitor',
  knownBrowser: '__Host-known',
  providerSignIn: '__Host-sign-in',
} as const;
const COOKIE = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

/** 360 days. @source docs/reference/limits.md, "Cookies" */
const VISITOR_S = 360 * DAY_S;
/** The longest that browsers store a cookie. @source RFC 6265bis §5.6 */
const KNOWN_BROWSER_S = 400 * DAY_S;
/** A sign-in at a provider that takes longer has to be begun anew. */
const PROVIDER_SIGN_IN_S = 600;

/** The secret of the session, or null. */
export const sessionCookie = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null =>
  cookies[NAMES.session] ?? null;

/** The signed id of the visitor, unverified. */
export const visitorCookie = ({ cookies }: FastifyRequest): string | null => cookies[NAMES.visitor] ?? null;

/** The cookies of the browser behind a request. */
export function browserCookies(request: FastifyRequest, reply: FastifyReply): BrowserCookies {
  return {
    session: sessionCookie(request),
    setSession: (given) =>
      void (given
        ? reply.setCookie(NAMES.session, given.secret, { ...COOKIE, expires: given.expiresAt })
        : reply.clearCookie(NAMES.session, COOKIE)),
    newVisitorId: () => visitorOfSeed(request.headers['x-visitor-seed'], addressKey(request.ip)) ?? randomUUID(),
    setVisitor: (visitorId) => void reply.setCookie(NAMES.visitor, visitorId, { ...COOKIE, maxAge: VISITOR_S }),
    knownBrowser: request.cookies[NAMES.knownBrowser] ?? null,
    setKnownBrowser: (mark) => void reply.setCookie(NAMES.knownBrowser, mark, { ...COOKIE, maxAge: KNOWN_BROWSER_S }),
    providerSignIn: request.cookies[NAMES.providerSignIn] ?? null,
    setProviderSignIn: (secret) =>
      void (secret
        ? reply.setCookie(NAMES.providerSignIn, secret, { ...COOKIE, maxAge: PROVIDER_SIGN_IN_S })
        : reply.clearCookie(NAMES.providerSignIn, COOKIE)),
  };
}

/**
 * The visitor of a seed that a page made at random; null for other values. An id does not reveal its seed, and a seed is worth nothing in
 * another network.
 */
const visitorOfSeed = (seed: string | string[] | undefined, network: string): string | null =>
  typeof seed === 'string' && /^[\w-]{36}$/.test(seed)
    ? createHash('sha256').update(`${seed} ${network}`).digest('hex')
    : null;
