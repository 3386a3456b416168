import { invalidToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { endMailOfKind } from '#capabilities/accounts/server/profile/preference.service.ts';
import type { Context } from '#platform/context/context.ts';
import { unsubscribeEffectOf } from './end-mail.link.ts';
import { markNever } from './end-mail.queries.ts';

/**
 * Ends the mails of one alert, or all alert mails of a person, by an unsubscribe link. It is idempotent.
 *
 * @throws AppError `error.token.invalid`
 */
export async function endAlertMail(ctx: Context, secret: string): Promise<void> {
  const now = ctx.now();
  const ended = unsubscribeEffectOf(ctx.services, secret, now);
  if (!ended) throw invalidToken();
  const { person, alertId } = ended;
  await ctx.db.transaction().execute(async (tx) => {
    if (alertId === null && typeof person === 'number')
      await endMailOfKind(ctx, tx, { accountId: person, type: 'alert' });
    else await markNever(tx, ended, now);
  });
}
