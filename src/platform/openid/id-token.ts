import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { outboundCall } from '#platform/http/outbound/outbound-call.ts';
import { isUpstream } from './is-upstream.ts';
import { type ProvidedIdentity, SignInFaultError } from './openid-provider.ts';

/** Signatures by a key pair of the provider: never `none`, never a shared secret. */
const ALGORITHMS = ['RS256', 'ES256'];
/** Tolerated difference of clocks. */
const CLOCK_TOLERANCE_S = 30;
/** A text of at most 255 visible characters. */
const SUBJECT = /^(?=.*\S)[^\p{C}]{1,255}$/u;
/** Greatest age of an accepted token: no sign-in takes longer. */
const OLDEST = '15m';

/** The signing keys of a provider, fetched when needed and cached for a while. */
export const keysOf = (jwksUri: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(jwksUri), {
    [customFetch]: (url, { method, headers }) => outboundCall(url, { method, headers }),
  });

/** Expected claims of an ID token. */
export interface ExpectedToken {
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  /** Null when the caller knows by itself that the token belongs to this sign-in. */
  nonce: string | null;
  now: Date;
}

/** Claims of an ID token. @throws SignInFaultError */
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
 * The permanent id of a person at the provider: only an id of its own distinguishes two people.
 *
 * @source OpenID Connect Core 1.0, §2 "sub"
 */
function subjectOf(claim: unknown): string {
  if (typeof claim !== 'string' || !SUBJECT.test(claim)) throw new SignInFaultError('refused');
  return claim;
}

/** Apple sends it as a text, and Facebook not at all. */
const isVerified = (claim: unknown): boolean | null => (claim === undefined ? null : String(claim) === 'true');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
