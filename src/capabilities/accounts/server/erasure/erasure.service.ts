import { AppError, notFound } from '#kernel/app-error.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import { announce } from '#platform/events/event.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { deleteMailsTo, deleteOldMails } from '#platform/mail/mail.queries.ts';
import { forgetConfirmed, trimMailboxes } from '#platform/mail/recipient.service.ts';
import { accountErased } from '../account/account.events.ts';
import { accountMail } from '../account/account.mails.ts';
import { lockAccount } from '../account/account.queries.ts';
import { deleteOldProviderSignIns } from '../account/provider-sign-in.queries.ts';
import { countOwnMail } from '../mailed-links/mail-limits.ts';
import { postLink } from '../mailed-links/mailed-link.service.ts';
import { deleteOldTokens } from '../mailed-links/token.queries.ts';
import { invalidToken, redeemToken } from '../mailed-links/token.service.ts';
import { removeUnusedPicture } from '../profile/account-picture.service.ts';
import { deleteOldSessions } from '../sessions/session.queries.ts';
import { requireUser } from '../sessions/session.service.ts';
import { deactivateAccount, isLastAdministrator } from './deactivation.service.ts';
import { deletePictureOfAccount, eraseAccounts, listPicturesOfErased } from './erasure.queries.ts';

/**
 * Retention of the personal data of a removed account, and of an account that was never confirmed.
 *
 * @source docs/reference/transitions.md, "Accounts"
 */
const RETENTION_MS = 30 * DAY_MS;
/** Accounts that one transaction erases, with their records in all capabilities. */
const ERASED_AT_ONCE = 100;

/** Mails the actor a link that deletes the account. @throws AppError `error.notFound` for an id that is not the actor's */
export async function sendDeletionMail(ctx: Context, id: number): Promise<void> {
  const { userId } = requireUser(ctx);
  if (id !== userId) throw notFound();
  await countOwnMail(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw notFound();
    await postLink(ctx, tx, { name: 'deleteAccount', account });
  });
}

/**
 * Deletes the actor's account by a mailed link. No sign-in is possible from now on, and the personal data is erased after thirty days.
 *
 * @throws AppError `error.token.invalid`, also for the link of another account; `error.forbidden` for the last account with the role
 *   AdminGlobal
 * @source docs/reference/permissions.md, "Deleting an account"
 */
export async function deleteAccount(ctx: Context, secret: string): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    const { account } = await redeemToken(tx, { secret, purpose: 'delete-account' }, ctx.now());
    if (account.id !== userId) throw invalidToken();
    if (await isLastAdministrator(tx, account)) throw new AppError('error.forbidden', { code: 403 });
    await deactivateAccount(ctx, tx, account, { act: 'account.removed', actingAs: 'token' });
    const about = String(ctx.now().getTime());
    await enqueueMail(ctx, tx, accountMail({ name: 'accountDeleted', account, to: account.email, about }));
  });
  ctx.cookies.setSession(null);
}

/** Deletes data past its retention: personal data, accounts never confirmed, mails, and ended sessions and links. */
export async function cleanUpAccounts(ctx: Context): Promise<void> {
  const { db, now, services } = ctx;
  const before = new Date(now().getTime() - RETENTION_MS);
  while ((await eraseSome(ctx, before)) === ERASED_AT_ONCE);
  await deleteOldMails(db, before);
  await trimMailboxes(db);
  await deleteOldSessions(db, before);
  await deleteOldTokens(db, before);
  await deleteOldProviderSignIns(db, before);
  await removePicturesOfErased({ db, services });
}

/** Erases accounts that were inactive for the retention time. @returns how many */
function eraseSome({ db, now, services }: Context, quietSince: Date): Promise<number> {
  const moment = now();
  return db.transaction().execute(async (tx) => {
    const erased = await eraseAccounts(tx, { quietSince, now: moment, most: ERASED_AT_ONCE });
    if (erased.length === 0) return 0;
    const ids = erased.map(({ id }) => id);
    // Capabilities run in reverse order of dependency, as elsewhere: a capability locks its own rows before those that it depends on.
    for (const records of services.personalRecords.toReversed()) await records.erase?.(tx, ids, moment);
    for (const accountId of ids) await announce(tx, accountErased, { accountId });
    // A person with a new account under the same address still expects its mails.
    const unused = erased.flatMap(({ email, isAddressUsed }) => (isAddressUsed ? [] : [email]));
    await deleteMailsTo(tx, unused);
    await forgetConfirmed(tx, unused);
    return erased.length;
  });
}

/** Deletes each picture file before its name is cleared, so that a failure is tried again the next day. */
async function removePicturesOfErased(parts: Pick<Context, 'db' | 'services'>): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, picture } of await listPicturesOfErased(parts.db)) {
    try {
      await removeUnusedPicture(parts, picture);
      await deletePictureOfAccount(parts.db, id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Pictures of erased accounts could not be removed.');
}
