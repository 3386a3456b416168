import { AppError, notFound } from '#kernel/app-error.ts';
import type { Db } from '#platform/db/db.ts';
import type { Context } from '#platform/graphql/context.ts';
import type { AccountRecord } from '../account.record.ts';
import { isSocialProvider, PROVIDER_NAMES } from '../account.ts';
import { findProviders, lockAccount } from './account.queries.ts';
import { recordAct } from './audit.service.ts';
import { deleteIdentity, insertIdentity } from './identity.queries.ts';
import { postLink } from './mailed-link.service.ts';
import { requireUser } from './session.service.ts';
import { invalidToken, takeToken } from './token.service.ts';

/** Somebody at a provider, with the address and the name it knows them by. */
export interface ProvidedPerson {
  provider: number;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Mails the owner of an account a link by which a provider is added to it. */
export async function postLinkMail(
  ctx: Context,
  tx: Db,
  account: AccountRecord,
  { provider, subject, email }: ProvidedPerson,
): Promise<void> {
  const values = { provider: isSocialProvider(provider) ? PROVIDER_NAMES[provider] : '' };
  await postLink(ctx, tx, { name: 'linkIdentity', account, facts: { provider, subject, email }, values });
  const about = { objectKind: 'account', objectId: account.id, actingAs: 'system' } as const;
  await recordAct(tx, ctx, { ...about, act: 'identity.linkMailed', after: { provider } });
}

/** Adds a provider to an account by the link of a mail. @throws AppError `error.token.invalid` */
export async function linkIdentity(ctx: Context, secret: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now();
    const { account, facts } = await takeToken(tx, { secret, purpose: 'link-identity' }, now);
    const { id: accountId } = account;
    const provider = Number(facts.provider);
    const identity = { provider, subject: String(facts.subject), email: String(facts.email), accountId, now };
    if (!(await insertIdentity(tx, { ...identity, isEmailVerified: true }))) throw invalidToken();
    const about = { objectKind: 'account', objectId: accountId, actingAs: 'token' } as const;
    await recordAct(tx, ctx, { ...about, act: 'identity.linked', after: { provider } });
  });
}

/**
 * Takes a provider away from the actor's account.
 *
 * @throws AppError `error.notFound` for one that is not there; `error.account.onlySignIn` for the only way to sign in
 */
export async function unlinkIdentity(ctx: Context, provider: number): Promise<void> {
  const { userId } = requireUser(ctx);
  if (!isSocialProvider(provider)) throw notFound();
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account || !(await deleteIdentity(tx, userId, provider))) throw notFound();
    const others = await findProviders(tx, [userId]);
    if (account.passwordHash === null && others.length === 0)
      throw new AppError('error.account.onlySignIn', { code: 409 });
    const about = { objectKind: 'account', objectId: userId, actingAs: 'self' } as const;
    await recordAct(tx, ctx, { ...about, act: 'identity.unlinked', before: { provider } });
  });
}
