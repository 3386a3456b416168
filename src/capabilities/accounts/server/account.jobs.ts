import { AccountStatus } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { handled, type JobDefinition, jobKind, send } from '#platform/jobs/job.ts';
import { emailInput } from '../account.input.ts';
import { emailKey, findAccountByEmail, lockAccount } from './account/account.queries.ts';
import { cleanUpAccounts } from './erasure/erasure.service.ts';
import { countRequestedMail } from './mailed-links/mail-limits.ts';
import { postLink } from './mailed-links/mailed-link.service.ts';
import { requireUser } from './sessions/session.service.ts';

/** A mail that any caller may request, for any address. */
type AskedMail = z.output<typeof ASKED_MAILS>;

const ASKED_MAILS = z.enum(['reset', 'confirmation']);

const ASKED_MAIL = jobKind('account.askedMail', { payload: z.object({ mail: ASKED_MAILS, email: z.string() }) });

/**
 * Queues a requested mail to an address. A job looks up the account later, so that the answer and its duration are the same for known and
 * unknown addresses.
 *
 * @throws AppError `error.validation` for anything but one address; `error.rateLimit`
 * @source docs/reference/permissions.md, "Operations"; docs/reference/abuse-cases.md, "42"
 */
export async function requestAccountMail(ctx: Context, mail: AskedMail, address: string): Promise<void> {
  const { email } = validated(z.object({ email: emailInput }), { email: address });
  if (!(await countRequestedMail(ctx, email))) return;
  await send(ctx.db, ASKED_MAIL, { mail, email }, { key: `${mail}:${emailKey(email)}` });
}

/**
 * Address of a requested mail: the given one, or that of the actor by id.
 *
 * @throws AppError `error.auth.required` for an id without a session; `error.notFound` for another's
 */
export function requestedAddress(ctx: Context, { email, id }: { email?: string | null; id?: number | null }): string {
  if (id == null) return email ?? '';
  const actor = requireUser(ctx);
  if (id !== actor.userId) throw notFound();
  return actor.email;
}

const sendAskedMail = handled(ASKED_MAIL, async (ctx, request) => {
  try {
    await postAskedMail(ctx, request);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.messageId === 'error.mail.stopped') return;
    if (error.messageId !== 'error.rateLimit') throw error;
    // The link is made when the mail may be sent, because one made now could expire by then.
    const startAfter = new Date(Date.now() + Number(error.values?.retryAfter) * 1_000);
    await send(ctx.db, ASKED_MAIL, request, { key: `${request.mail}:${emailKey(request.email)}`, startAfter });
  }
});

const postAskedMail = (ctx: Context, { mail, email }: { mail: AskedMail; email: string }): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const found = await findAccountByEmail(tx, email);
    const account = found && (await lockAccount(tx, found.id));
    // While the lock was waited for, the account may have changed its address: then the request does not concern it.
    if (!account || emailKey(account.email) !== emailKey(email) || account.status === AccountStatus.Inactive) return;
    if (mail === 'reset') await postLink(ctx, tx, { name: 'resetPassword', account });
    else if (!account.isEmailConfirmed) await postLink(ctx, tx, { name: 'confirmEmail', account });
  });

const UPKEEP = jobKind('account.upkeep');

/** Jobs of accounts: requested mails, and a nightly clean-up. */
export const ACCOUNT_JOBS: readonly JobDefinition[] = [
  sendAskedMail,
  { ...handled(UPKEEP, (ctx) => cleanUpAccounts(ctx)), cron: '17 3 * * *' },
];
