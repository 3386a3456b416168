import { AccountStatus } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Db } from '#platform/db/db.ts';
import type { Context } from '#platform/graphql/context.ts';
import { postMail } from '#platform/mail/post-mail.ts';
import type { AccountRecord } from '../account.record.ts';
import { localeOfUser } from '../account.ts';
import { accountMail, mailLinks } from './account.mails.ts';
import { countHolders, lockAccount, updateAccount } from './account.queries.ts';
import { removeUnusedPicture } from './account-picture.service.ts';
import { recordAct } from './audit.service.ts';
import { deleteOldProviderSignIns } from './provider-sign-in.queries.ts';
import { deleteFactors, eraseRemoved, removeNeverConfirmed } from './removal.queries.ts';
import { deleteOldSessions, endSessions } from './session.queries.ts';
import { requireUser } from './session.service.ts';
import { deleteOldTokens, voidTokens } from './token.queries.ts';
import { invalidToken, makeToken, takeToken } from './token.service.ts';

const DAY_MS = 86_400_000;
/** Personal data of a removed account, and an account never confirmed, are kept this long. @source rules §5.8 */
const KEPT_MS = 30 * DAY_MS;

/** Mails the actor a link to delete the account. @throws AppError `error.notFound` for an id that is not the actor's */
export async function sendDeletionMail(ctx: Context, id: number): Promise<void> {
  const { userId } = requireUser(ctx);
  if (id !== userId) throw notFound();
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw notFound();
    const secret = await makeToken(tx, { purpose: 'delete-account', accountId: userId }, ctx.now());
    const href = ctx.services.origin + mailLinks.deleteAccount(secret, localeOfUser(account.uiLang));
    await postMail(tx, accountMail({ name: 'deleteAccount', account, to: account.email, about: secret, href }));
  });
}

/**
 * Deletes an account by the link of a mail: nobody can sign in to it, and after thirty days nothing names the person.
 *
 * @throws AppError `error.token.invalid`; `error.forbidden` for the last account that runs the house
 */
export async function deleteAccount(ctx: Context, secret: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { accountId } = await takeToken(tx, { secret, purpose: 'delete-account' }, ctx.now());
    const account = await lockAccount(tx, accountId);
    if (!account || account.status === AccountStatus.Removed) throw invalidToken();
    await refuseLastAdministrator(tx, account);
    await removeAccount(ctx, tx, account);
  });
  if (ctx.actor.kind === 'user') ctx.cookies.setSession(null);
}

/** @throws AppError `error.forbidden` */
async function refuseLastAdministrator(tx: Db, { rolesFlag }: AccountRecord): Promise<void> {
  if (!hasRole(rolesFlag, Role.AdminGlobal)) return;
  if ((await countHolders(tx, Role.AdminGlobal)) <= 1) throw new AppError('error.forbidden', { code: 403 });
}

async function removeAccount(ctx: Context, tx: Db, account: AccountRecord): Promise<void> {
  const { id, status } = account;
  const now = ctx.now();
  await updateAccount(tx, id, { status: AccountStatus.Removed, removedAt: now, passwordHash: null });
  await deleteFactors(tx, id);
  await endSessions(tx, { accountId: id }, now);
  await voidTokens(tx, id, now);
  await postMail(tx, accountMail({ name: 'accountDeleted', account, to: account.email, about: String(now.getTime()) }));
  const about = { objectKind: 'account', objectId: id, actingAs: 'token' } as const;
  await recordAct(tx, ctx, {
    ...about,
    act: 'account.removed',
    before: { status },
    after: { status: AccountStatus.Removed },
  });
}

/** Forgets what has been kept long enough: personal data, accounts never confirmed, sessions and links that ended. */
export async function cleanUpAccounts({ db, now, services }: Context): Promise<void> {
  const moment = now();
  const kept = new Date(moment.getTime() - KEPT_MS);
  await removeNeverConfirmed(db, { quietSince: kept, now: moment });
  const pictures = await eraseRemoved(db, { removedBefore: kept, now: moment });
  for (const name of new Set(pictures)) await removeUnusedPicture({ db, services }, name);
  await deleteOldSessions(db, kept);
  await deleteOldTokens(db, kept);
  await deleteOldProviderSignIns(db, kept);
}
