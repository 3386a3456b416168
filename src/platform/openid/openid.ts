import type { JWTVerifyGetKey } from 'jose';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ServerMetadata,
} from 'openid-client';
import { AppError, notFound } from '#kernel/app-error.ts';
import { HOUR_MS } from '#kernel/time.ts';
import { outboundCall } from '#platform/http/outbound/outbound-call.ts';
import { keysOf, readIdToken } from './id-token.ts';
import { isUpstream } from './is-upstream.ts';
import {
  type BegunSignIn,
  type OpenId,
  type OpenIdSettings,
  type SignInFault,
  SignInFaultError,
} from './openid-provider.ts';
import { habitsOf } from './provider-habits.ts';

/** Lifetime of a provider's cached discovery document, milliseconds. */
const DISCOVERY_MS = HOUR_MS;

/** A discovered provider. */
interface Discovered {
  configuration: Configuration;
  keys: JWTVerifyGetKey;
  readAtMs: number;
}

/** Sign-in by the providers of the settings; each is discovered when it is first needed. */
export function createOpenId(settings: readonly OpenIdSettings[]): OpenId {
  const known = new Map<number, Promise<Discovered>>();
  const settingsOf = (provider: number): OpenIdSettings => {
    const found = settings.find((one) => one.provider === provider);
    if (!found) throw notFound();
    return found;
  };
  const discovered = async (provider: number): Promise<Discovered> => {
    const present = await known.get(provider);
    if (present && Date.now() - present.readAtMs < DISCOVERY_MS) return present;
    const asked = discover(settingsOf(provider));
    known.set(provider, asked);
    // A failed discovery is repeated the next time.
    asked.catch(() => known.delete(provider));
    return asked;
  };
  return {
    providers: () => settings.map(({ provider }) => provider),
    begin: async (provider, redirectUri) => {
      const signIn = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const { configuration } = await discovered(provider);
      const parameters = await parametersOf(provider, signIn);
      const address = buildAuthorizationUrl(configuration, { redirect_uri: redirectUri, ...parameters });
      return { signIn, address: address.href };
    },
    finish: (provider, returned, signIn) =>
      orFault(async () => {
        const { configuration } = await discovered(provider);
        const isBare = habitsOf(provider).isBare ?? false;
        const { id_token: idToken } = await authorizationCodeGrant(configuration, returned, {
          expectedState: signIn.state,
          idTokenExpected: true,
          ...(!isBare && { expectedNonce: signIn.nonce, pkceCodeVerifier: signIn.codeVerifier }),
        });
        if (!idToken) throw new SignInFaultError('refused');
        return { idToken, hasNonce: !isBare };
      }),
    verify: async (provider, idToken, { nonce, now }) => {
      const { issuer, clientId: audience } = settingsOf(provider);
      const { keys } = await orFault(() => discovered(provider));
      return readIdToken(idToken, { keys, issuer, audience, nonce, now });
    },
  };
}

/** @throws AppError `error.upstream` */
async function discover({ provider, issuer, clientId, clientSecret }: OpenIdSettings): Promise<Discovered> {
  const isPlain = issuer.startsWith('http:');
  try {
    const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [customFetch]: outboundCall,
      ...(isPlain && { execute: [allowInsecureRequests] }),
    });
    const configuration = withTokenEndpoint(found, { provider, clientId, clientSecret });
    if (isPlain) allowInsecureRequests(configuration);
    const { jwks_uri: jwksUri } = configuration.serverMetadata();
    if (!jwksUri) throw new Error('No keys are named');
    return { configuration, keys: keysOf(jwksUri), readAtMs: Date.now() };
  } catch (error) {
    throw new AppError('error.upstream', { code: 502, cause: error });
  }
}

/** Adds the address that a discovery document leaves out. */
function withTokenEndpoint(
  found: Configuration,
  { provider, clientId, clientSecret }: Omit<OpenIdSettings, 'issuer'>,
): Configuration {
  const { tokenEndpoint } = habitsOf(provider);
  const { supportsPKCE, ...metadata } = found.serverMetadata();
  if (metadata.token_endpoint || !tokenEndpoint) return found;
  const described: ServerMetadata = { ...metadata, token_endpoint: tokenEndpoint };
  const completed = new Configuration(described, clientId, clientSecret);
  completed[customFetch] = outboundCall;
  return completed;
}

async function parametersOf(provider: number, signIn: BegunSignIn): Promise<Record<string, string>> {
  const { scope, parameters, isBare } = habitsOf(provider);
  const bound = isBare
    ? {}
    : {
        nonce: signIn.nonce,
        code_challenge: await calculatePKCECodeChallenge(signIn.codeVerifier),
        code_challenge_method: 'S256',
      };
  return { scope, state: signIn.state, ...bound, ...parameters };
}

/** Every failure of the work gets one of the reported reasons. */
async function orFault<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SignInFaultError) throw error;
    throw new SignInFaultError(faultOf(error), error);
  }
}

/** Providers' error codes for a person who cancelled. */
const CANCELLED = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize', 'user_cancelled'];
const UNAVAILABLE = ['server_error', 'temporarily_unavailable'];

function faultOf(error: unknown): SignInFault {
  if (isUpstream(error)) return 'unavailable';
  if (!(error instanceof AuthorizationResponseError)) return 'refused';
  if (CANCELLED.includes(error.error)) return 'cancelled';
  return UNAVAILABLE.includes(error.error) ? 'unavailable' : 'refused';
}
