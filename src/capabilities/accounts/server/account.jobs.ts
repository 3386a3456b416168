import { AccountStatus } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { handled, type JobDefinition, jobKind, send } from '#platform/jobs/job.ts';
import { emailInput } from '../account.input.ts';
import { emailKey, findAccountByEmail, lockAccount } from './account/account.queries.ts';
import { cleanUpAccounts } from './erasure/erasure.service.ts';
import { countAskedMail } from './mailed-links/mail-limits.ts';
import { postLink } from './mailed-links/mailed-link.service.ts';
import { requireUser } from './sessions/session.service.ts';

/** A mail that anybody may ask for, for any address. */
type AskedMail = 'reset' | 'confirmation';

const ASKED_MAIL = jobKind<{ mail: AskedMail; email: string }>('account.askedMail');

/**
 * Asks for a mail to an address. Whether there is an account is found out later, apart from the request: the answer, and
 * the time it takes, are the same for known and unknown addresses.
 *
 * @throws AppError `error.validation` for what is no single address; `error.rateLimit`
 * @source docs/reference/permissions.md, "Operations"; docs/reference/abuse-cases.md, "42"
 */
export async function requestAccountMail(ctx: Context, mail: AskedMail, address: string): Promise<void> {
  const { email } = validated(z.object({ email: emailInput }), { email: address });
  if (!(await countAskedMail(ctx, email))) return;
  await send(ctx.db, ASKED_MAIL, { mail, email }, { key: `${mail}:${emailKey(email)}` });
}

/**
 * Where a mail goes that is asked for by an address, or by a member for themselves by their id.
 *
 * @throws AppError `error.auth.required` for an id without a session; `error.notFound` for another's
 */
export function addressMeant(ctx: Context, { email, id }: { email?: string | null; id?: number | null }): string {
  if (id == null) return email ?? '';
  const actor = requireUser(ctx);
  if (id !== actor.userId) throw notFound();
  return actor.email;
}

const sendAskedMail = handled(ASKED_MAIL, async (ctx, asked) => {
  try {
    await postAskedMail(ctx, asked);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.messageId === 'error.mail.stopped') return;
    if (error.messageId !== 'error.rateLimit') throw error;
    // The link is made once the mail may go: one made now could have expired by then.
    const startAfter = new Date(Date.now() + Number(error.values?.retryAfter) * 1_000);
    await send(ctx.db, ASKED_MAIL, asked, { key: `${asked.mail}:${emailKey(asked.email)}`, startAfter });
  }
});

const postAskedMail = (ctx: Context, { mail, email }: { mail: AskedMail; email: string }): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const found = await findAccountByEmail(tx, email);
    const account = found && (await lockAccount(tx, found.id));
    // It may have moved to another address while it was waited for: then nobody here asked.
    if (!account || emailKey(account.email) !== emailKey(email) || account.status === AccountStatus.Inactive) return;
    if (mail === 'reset') await postLink(ctx, tx, { name: 'resetPassword', account });
    else if (!account.isEmailConfirmed) await postLink(ctx, tx, { name: 'confirmEmail', account });
  });

const UPKEEP = jobKind<object>('account.upkeep');

/** What accounts leave to be done. */
export const ACCOUNT_JOBS: readonly JobDefinition[] = [
  sendAskedMail,
  { ...handled(UPKEEP, (ctx) => cleanUpAccounts(ctx)), cron: '17 3 * * *' },
];
