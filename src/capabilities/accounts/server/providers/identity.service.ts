import { AppError, notFound } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../../account.record.ts';
import { isSocialProvider, PROVIDER_NAMES } from '../../account.ts';
import { listProviders } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { deleteIdentity, insertIdentity } from '../account/identity.queries.ts';
import { postLink } from '../mailed-links/mailed-link.service.ts';
import { invalidToken, redeemToken } from '../mailed-links/token.service.ts';
import {
  lockReauthenticated,
  requireReauthentication,
  requireReauthenticationByLink,
  requireSamePassword,
} from '../reauthentication/reauthentication.service.ts';
import { endOtherSignIns } from '../reauthentication/sign-in-change.service.ts';
import { isFreshlyAuthenticated, requireUser } from '../sessions/session.service.ts';

/** A person at a provider, with address and name. */
export interface ProvidedPerson {
  provider: number;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Mails the owner of an account a link that adds a provider to it. */
export async function postLinkMail(
  ctx: Context,
  tx: Db,
  account: AccountRecord,
  { provider, subject, email }: ProvidedPerson,
): Promise<void> {
  const values = { provider: isSocialProvider(provider) ? PROVIDER_NAMES[provider] : '' };
  await postLink(ctx, tx, { name: 'linkIdentity', account, facts: { provider, subject, email }, values });
  await recordAccountAct(tx, ctx, account.id, { actingAs: 'system', act: 'identity.linkMailed', after: { provider } });
}

/**
 * Adds a provider to an account by a mailed link. The password is required, except in a browser with a fresh sign-in to the account.
 *
 * @throws AppError `error.token.invalid`; `error.auth.reauth`; `error.rateLimit`
 */
export async function linkIdentity(ctx: Context, secret: string, password: string | null): Promise<void> {
  const { actor } = ctx;
  const isShownHere = ({ id }: AccountRecord): boolean =>
    actor.kind === 'user' && actor.userId === id && isFreshlyAuthenticated(actor, ctx.now());
  const reauthenticated = await requireReauthenticationByLink(ctx, {
    secret,
    purpose: 'link-identity',
    password,
    isShownHere,
  });
  await ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now();
    const { account, facts } = await redeemToken(tx, { secret, purpose: 'link-identity' }, now);
    requireSamePassword(account, reauthenticated);
    const { id: accountId } = account;
    const provider = Number(facts.provider);
    const identity = { provider, subject: String(facts.subject), email: String(facts.email), accountId, now };
    if (!(await insertIdentity(tx, { ...identity, isEmailVerified: true }))) throw invalidToken();
    await recordAccountAct(tx, ctx, accountId, { actingAs: 'token', act: 'identity.linked', after: { provider } });
    await endOtherSignIns(ctx, tx, { name: 'providerLinked', account, provider });
  });
}

/**
 * Removes a provider from the actor's account, after its password or a fresh sign-in.
 *
 * @throws AppError `error.auth.reauth`; `error.notFound` for a missing one; `error.account.onlySignIn` for the only sign-in method
 */
export async function unlinkIdentity(ctx: Context, provider: number, password: string | null): Promise<void> {
  const { userId } = requireUser(ctx);
  if (!isSocialProvider(provider)) throw notFound();
  const reauthenticated = await requireReauthentication(ctx, password);
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockReauthenticated(tx, reauthenticated);
    if (!(await deleteIdentity(tx, userId, provider))) throw notFound();
    const others = await listProviders(tx, [userId]);
    if (account.passwordHash === null && others.length === 0)
      throw new AppError('error.account.onlySignIn', { code: 409 });
    await recordAccountAct(tx, ctx, userId, { actingAs: 'self', act: 'identity.unlinked', before: { provider } });
    await endOtherSignIns(ctx, tx, { name: 'providerUnlinked', account, provider });
  });
}
