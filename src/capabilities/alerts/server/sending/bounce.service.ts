import { findAccountById, mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { Context } from '#platform/context/context.ts';
import { addBounce, deleteBounces, isStopped } from './bounce.queries.ts';

/** Counts a mail about homes that its address did not take; other mails say nothing of alerts. */
export async function onMailBounced(
  { db, now }: Context,
  { key, recipient }: { key: string; recipient: string },
): Promise<void> {
  if (key.startsWith('alert:')) await addBounce(db, mailAddressKey(recipient), now());
}

/** Whether mails about homes go to the address of an account no more, because it refused them. */
export async function isMailStopped({ db }: Context, accountId: number): Promise<boolean> {
  const account = await findAccountById(db, accountId);
  return account !== undefined && isStopped(db, mailAddressKey(account.email));
}

/** Mails about homes go to the actor's address again. @throws AppError `error.auth.required` */
export async function resumeAlertMail(ctx: Context): Promise<void> {
  const { email } = requireUser(ctx);
  await deleteBounces(ctx.db, [mailAddressKey(email)]);
}
