import { AppError } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import { SignInFaultError } from '#platform/openid/openid-provider.ts';
import type { ProviderFault } from '../../account.ts';
import { ACCOUNT_WINDOWS } from '../account/account.limits.ts';
import { hashOfSecret } from '../account/one-time-secret.ts';
import {
  findProviderSignIn,
  insertProviderSignIn,
  recordOnce,
  updateTokenOfSignIn,
} from '../account/provider-sign-in.queries.ts';
import { openIdOf } from './open-id.service.ts';

/** Time-out of a sign-in at a provider. */
const SIGN_IN_MS = 10 * 60_000;

/** Path to which providers redirect browsers. @source docs/reference/screens.md, "Sign-in by a provider" */
const RETURN_PATH = '/auth';

/** Outcome of a sign-in at a provider. */
export type ProviderAnswer =
  | { provider: number; token: string; firstName: string; lastName: string }
  | { error: ProviderFault };

/**
 * Begins a sign-in at a provider and binds it to this browser.
 *
 * @returns the URL at the provider
 * @throws AppError `error.notFound` for a provider that is not set up; `error.upstream`; `error.rateLimit`
 */
export async function beginProviderSignIn(ctx: Context, provider: number): Promise<string> {
  const openId = openIdOf(ctx.services);
  if (!openId.providers().includes(provider)) throw new AppError('error.notFound', { code: 404 });
  await ctx.limits.count(`provider-sign-in:${ctx.network}`, ACCOUNT_WINDOWS.signInsOfNetwork);
  const { signIn, address } = await openId.begin(provider, ctx.services.origin + RETURN_PATH);
  const { state, nonce, codeVerifier } = signIn;
  await insertProviderSignIn(ctx.db, { stateHash: hashOfSecret(state), provider, nonce, codeVerifier, now: ctx.now() });
  ctx.cookies.setProviderSignIn(state);
  return address;
}

/** The pending sign-in that this browser began, or null. */
export async function begunSignIn(ctx: Context) {
  const state = ctx.cookies.providerSignIn;
  if (state === null) return null;
  const stateHash = hashOfSecret(state);
  const begunAfter = new Date(ctx.now().getTime() - SIGN_IN_MS);
  const begun = await findProviderSignIn(ctx.db, stateHash, begunAfter);
  return begun ? { ...begun, state, stateHash } : null;
}

/**
 * Fetches the ID token from the provider when the browser has returned. It does not sign in yet.
 *
 * @param search query of the return URL, with its question mark
 */
export async function finishProviderSignIn(ctx: Context, search: string): Promise<ProviderAnswer> {
  const returned = new URL(RETURN_PATH + search, ctx.services.origin);
  const begun = await begunSignIn(ctx);
  if (!begun || returned.searchParams.get('state') !== begun.state) return { error: 'expired' };
  const { provider, state, stateHash, nonce, codeVerifier } = begun;
  // A code is valid once, so a repeated return causes no second request to the provider.
  if (!(await recordOnce(ctx.db, stateHash, 'answeredAt', ctx.now()))) return { error: 'expired' };
  try {
    const { idToken, hasNonce } = await openIdOf(ctx.services).finish(provider, returned, {
      state,
      nonce,
      codeVerifier,
    });
    if (!hasNonce) await updateTokenOfSignIn(ctx.db, stateHash, hashOfSecret(idToken));
    return { provider, token: idToken, ...nameIn(returned.searchParams.get('user')) };
  } catch (error) {
    if (error instanceof SignInFaultError) return { error: error.fault };
    throw error;
  }
}

const UserParameter = z.object({ name: z.object({ firstName: z.string(), lastName: z.string() }).partial() });

/**
 * The name that Apple sends beside the token, at the first login only.
 *
 * @source https://developer.apple.com/documentation/signinwithapplerestapi
 */
function nameIn(user: string | null): { firstName: string; lastName: string } {
  const { firstName = '', lastName = '' } = UserParameter.safeParse(jsonOf(user)).data?.name ?? {};
  return { firstName, lastName };
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
