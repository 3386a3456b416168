import { AccountStatus } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { type ProvidedIdentity, SignInFaultError } from '#platform/openid/openid-provider.ts';
import { emailInput, providedNameInput } from '../../account.input.ts';
import type { AccountRecord } from '../../account.record.ts';
import { type ProviderFault, userLanguageOf } from '../../account.ts';
import { findAccountByEmail, insertAccount, lockAccount } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { findAccountOfIdentity, insertIdentity } from '../account/identity.queries.ts';
import { hashOfSecret } from '../account/one-time-secret.ts';
import { recordOnce } from '../account/provider-sign-in.queries.ts';
import { deactivateAccount } from '../erasure/deactivation.service.ts';
import { isUnconfirmedElsewhere } from '../joining/displacing.service.ts';
import { postLink } from '../mailed-links/mailed-link.service.ts';
import { completeSignIn, countSignIn, type LoginResult } from '../sessions/sign-in.service.ts';
import { type ProvidedPerson, postLinkMail } from './identity.service.ts';
import { openIdOf } from './open-id.service.ts';
import { begunSignIn } from './provider-exchange.service.ts';

/** A sign-in by a provider, as the browser sends it. */
export interface ProviderSignIn {
  provider: number;
  idToken: string;
  /** Name from beside the token; only a new account uses it. */
  name: { firstName: string; lastName: string };
}

const providerRefused = (reason: ProviderFault): AppError =>
  new AppError('error.auth.provider', { code: 401, values: { reason } });

/**
 * Signs in by the ID token of the sign-in that this browser began, once. A new person gets an account.
 *
 * An address that an account has already is no proof of ownership: its owner gets a mail with a link that adds the provider.
 *
 * @throws AppError `error.auth.provider` with `reason`; `error.auth.linkNeeded`; `error.auth.suspended`; `error.upstream`
 * @source docs/reference/permissions.md, "Sign-in by a provider"; docs/reference/abuse-cases.md, "47", "48"
 */
export async function signInByProvider(ctx: Context, signIn: ProviderSignIn): Promise<LoginResult> {
  await countSignIn(ctx);
  try {
    return await signInOnce(ctx, signIn);
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.auth.provider') {
      const after = { provider: signIn.provider, ...error.values };
      await recordAccountAct(ctx.db, ctx, null, { actingAs: 'self', act: 'signIn.refused', after });
    }
    throw error;
  }
}

async function signInOnce(ctx: Context, signIn: ProviderSignIn): Promise<LoginResult> {
  const begun = await begunSignIn(ctx);
  if (!begun || begun.provider !== signIn.provider) throw providerRefused('expired');
  const { stateHash, tokenHash } = begun;
  if (tokenHash && !hashOfSecret(signIn.idToken).equals(tokenHash)) throw providerRefused('refused');
  const identity = await verifiedIdentity(ctx, signIn, tokenHash ? null : begun.nonce);
  const outcome = await ctx.db.transaction().execute(async (tx) => {
    if (!(await recordOnce(tx, stateHash, 'usedAt', ctx.now()))) throw providerRefused('expired');
    return signInByIdentity(ctx, tx, signIn, identity);
  });
  ctx.cookies.setProviderSignIn(null);
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

async function verifiedIdentity(
  ctx: Context,
  { provider, idToken }: ProviderSignIn,
  nonce: string | null,
): Promise<ProvidedIdentity> {
  try {
    return await openIdOf(ctx.services).verify(provider, idToken, { nonce, now: ctx.now() });
  } catch (error) {
    if (!(error instanceof SignInFaultError)) throw error;
    if (error.fault === 'unavailable') throw new AppError('error.upstream', { code: 502, cause: error });
    throw providerRefused('refused');
  }
}

/** Signs in, or returns a refusal. It does not throw one, so that the transaction commits its writes. */
async function signInByIdentity(
  ctx: Context,
  tx: Db,
  { provider, name }: ProviderSignIn,
  identity: ProvidedIdentity,
): Promise<LoginResult | AppError> {
  const { subject } = identity;
  const knownId = await findAccountOfIdentity(tx, { provider, subject });
  const known = knownId === null ? undefined : await lockAccount(tx, knownId);
  if (known) return completeSignIn(ctx, tx, { account: known, provider, isNew: false });
  if (identity.isEmailVerified === false) return providerRefused('unverified');
  const email = emailInput.safeParse(identity.email);
  if (!email.success) return providerRefused('refused');
  const arrival: ProvidedPerson = { provider, subject, email: email.data, ...nameOf(identity, name, email.data) };
  const holder = await findAccountByEmail(tx, arrival.email);
  if (!holder) return registerByIdentity(ctx, tx, arrival, { isEmailVerified: identity.isEmailVerified === true });
  if (!identity.isEmailVerified) return providerRefused('unverified');
  const account = await lockAccount(tx, holder.id);
  return account ? joinOrLink(ctx, tx, account, arrival) : providerRefused('refused');
}

/** Name from the token, else from beside it, else the local part of the address. */
function nameOf(
  identity: ProvidedIdentity,
  beside: ProviderSignIn['name'],
  email: string,
): Pick<ProvidedPerson, 'firstName' | 'lastName'> {
  const firstName = providedNameInput.parse(identity.firstName || beside.firstName);
  const lastName = providedNameInput.parse(identity.lastName || beside.lastName);
  return { firstName: firstName || lastName || (email.split('@')[0] ?? ''), lastName: firstName && lastName };
}

/**
 * Creates an account for a new person. An address that the provider has not verified is confirmed by mail, as after a registration by
 * password.
 */
async function registerByIdentity(
  ctx: Context,
  tx: Db,
  arrival: ProvidedPerson,
  { isEmailVerified }: { isEmailVerified: boolean },
): Promise<LoginResult | AppError> {
  const now = ctx.now();
  const { provider, subject, email, firstName, lastName } = arrival;
  const accountId = await insertAccount(tx, {
    email,
    firstName,
    lastName,
    status: isEmailVerified ? AccountStatus.Active : AccountStatus.NotConfirmed,
    isEmailConfirmed: isEmailVerified,
    rolesFlag: Role.Bronze,
    passwordHash: null,
    phone: null,
    uiLang: userLanguageOf(ctx.locale),
    newsletter: false,
    hasAcceptedTerms: true,
    isSample: false,
    now,
  });
  const account = accountId === null ? undefined : await lockAccount(tx, accountId);
  if (!account) return providerRefused('refused');
  await insertIdentity(tx, { provider, subject, email, isEmailVerified, accountId: account.id, now });
  await recordAccountAct(tx, ctx, account.id, {
    actingAs: 'self',
    act: 'registered',
    after: { rolesFlag: account.rolesFlag, provider },
  });
  if (!isEmailVerified) await postLink(ctx, tx, { name: 'confirmEmail', account });
  return completeSignIn(ctx, tx, { account, provider, isNew: true });
}

/**
 * Handles a person whose address an account has already.
 *
 * An account that was never confirmed may be a stranger's: it is removed with all its content, and the owner of the address gets a new
 * one.
 *
 * @source docs/reference/permissions.md, "Sign-in by a provider"; docs/reference/abuse-cases.md, "47"
 */
async function joinOrLink(
  ctx: Context,
  tx: Db,
  account: AccountRecord,
  arrival: ProvidedPerson,
): Promise<LoginResult | AppError> {
  if (account.status === AccountStatus.Inactive) return new AppError('error.auth.suspended', { code: 403 });
  if (account.isEmailConfirmed) {
    await postLinkMail(ctx, tx, account, arrival);
    return new AppError('error.auth.linkNeeded', { code: 401 });
  }
  // An account that changed to this address without confirming it yet stays its owner's. Staff accounts are up to an operator.
  if (!isUnconfirmedElsewhere(account)) return providerRefused('refused');
  await deactivateAccount(ctx, tx, account, { act: 'account.displaced', actingAs: 'system' });
  return registerByIdentity(ctx, tx, arrival, { isEmailVerified: true });
}
