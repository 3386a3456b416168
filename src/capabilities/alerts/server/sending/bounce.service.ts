import { findAccountById, mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { Context } from '#platform/context/context.ts';
import { addBounce, deleteBounces, isStopped } from './bounce.queries.ts';

/** Counts the bounce of an alert mail. Bounces of other mails do not count. */
export async function onMailBounced(
  { db, now }: Context,
  { key, recipient }: { key: string; recipient: string },
): Promise<void> {
  if (key.startsWith('alert:')) await addBounce(db, mailAddressKey(recipient), now());
}

/** Whether alert mails to the address of an account are stopped because of bounces. */
export async function isMailStopped({ db }: Context, accountId: number): Promise<boolean> {
  const account = await findAccountById(db, accountId);
  return account !== undefined && isStopped(db, mailAddressKey(account.email));
}

/** Resumes alert mails to the actor's address after bounces. @throws AppError `error.auth.required` */
export async function resumeAlertMail(ctx: Context): Promise<void> {
  const { email } = requireUser(ctx);
  await deleteBounces(ctx.db, [mailAddressKey(email)]);
}
