import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { outboundCall } from '#platform/http/outbound/outbound-call.ts';
import { isUpstream } from './is-upstream.ts';
import { type ProvidedIdentity, SignInFaultError } from './openid-provider.ts';

/** Signatures by a key pair of the provider's: never none, never a secret that we know ourselves. */
const ALGORITHMS = ['RS256', 'ES256'];
/** Clocks may differ by so much. */
const CLOCK_TOLERANCE_S = 30;
/** A text of at most 255 signs that can be seen. */
const SUBJECT = /^(?=.*\S)[^\p{C}]{1,255}$/u;
/** Oldest token taken: a sign-in takes no longer. */
const OLDEST = '15m';

/** The keys that a provider signs with, fetched when needed and kept for a while. */
export const keysOf = (jwksUri: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(jwksUri), {
    [customFetch]: (url, { method, headers }) => outboundCall(url, { method, headers }),
  });

/** What an ID token must be. */
export interface ExpectedToken {
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  /** Null when the caller knows by itself that the token belongs to this sign-in. */
  nonce: string | null;
  now: Date;
}

/** What an ID token says. @throws SignInFaultError */
export async function readIdToken(idToken: string, expected: ExpectedToken): Promise<ProvidedIdentity> {
  const { keys, issuer, audience, nonce, now } = expected;
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: OLDEST,
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: now,
    });
    const isMeant = payload.azp === undefined || payload.azp === audience;
    if (!isMeant || (nonce !== null && payload.nonce !== nonce)) throw new SignInFaultError('refused');
    return identityOf(payload);
  } catch (error) {
    if (error instanceof SignInFaultError) throw error;
    if (isUpstream(error) || error instanceof errors.JWKSTimeout) throw new SignInFaultError('unavailable', error);
    throw new SignInFaultError('refused', error);
  }
}

const identityOf = (payload: JWTPayload): ProvidedIdentity => ({
  subject: subjectOf(payload.sub),
  email: textOf(payload.email) || null,
  isEmailVerified: isVerified(payload.email_verified),
  firstName: textOf(payload.given_name),
  lastName: textOf(payload.family_name),
});

/**
 * The same person for good: nothing but a name of its own tells two of them apart.
 *
 * @source OpenID Connect Core 1.0, §2 "sub"
 */
function subjectOf(claim: unknown): string {
  if (typeof claim !== 'string' || !SUBJECT.test(claim)) throw new SignInFaultError('refused');
  return claim;
}

/** Apple writes it as a text, and Facebook not at all. */
const isVerified = (claim: unknown): boolean | null => (claim === undefined ? null : String(claim) === 'true');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
