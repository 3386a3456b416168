import { invalidToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { endMailOfKind } from '#capabilities/accounts/server/profile/preference.service.ts';
import type { Context } from '#platform/context/context.ts';
import { mailEndOf } from './end-mail.link.ts';
import { markNever } from './end-mail.queries.ts';

/**
 * No more mail of one search, or about homes at all, by the link of such a mail. A second time changes nothing and is no error.
 *
 * @throws AppError `error.token.invalid`
 */
export async function endAlertMail(ctx: Context, secret: string): Promise<void> {
  const now = ctx.now();
  const ended = mailEndOf(ctx.services, secret, now);
  if (!ended) throw invalidToken();
  const { person, alertId } = ended;
  await ctx.db.transaction().execute(async (tx) => {
    if (alertId === null && typeof person === 'number')
      await endMailOfKind(ctx, tx, { accountId: person, type: 'alert' });
    else await markNever(tx, ended, now);
  });
}
