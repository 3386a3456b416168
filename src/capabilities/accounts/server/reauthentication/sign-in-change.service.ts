import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import type { AccountRecord } from '../../account.record.ts';
import { isSocialProvider, PROVIDER_NAMES } from '../../account.ts';
import { type AccountMailName, accountMail } from '../account/account.mails.ts';
import { endSessionsOf } from '../sessions/session.service.ts';

/** A change of the sign-in methods of an account. */
export interface SignInChange {
  name: Extract<AccountMailName, 'secondFactorOn' | 'secondFactorOff' | 'providerLinked' | 'providerUnlinked'>;
  account: AccountRecord;
  /** The provider that was linked or unlinked. */
  provider?: number;
}

/**
 * Follows up a change of the sign-in methods, in its transaction: mails the owner, and ends all other sessions.
 */
export async function endOtherSignIns(
  ctx: Context,
  tx: Db,
  { name, account, provider = 0 }: SignInChange,
): Promise<void> {
  await endSessionsOf(ctx, tx, { accountId: account.id, which: 'others' });
  const values = { provider: isSocialProvider(provider) ? PROVIDER_NAMES[provider] : '' };
  await enqueueMail(ctx, tx, accountMail({ name, account, to: account.email, about: ctx.requestId, values }));
}
