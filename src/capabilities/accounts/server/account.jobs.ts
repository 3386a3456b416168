import { AccountStatus } from '#kernel/actor.ts';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/graphql/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import type { BucketRule } from '#platform/http/rate-limit.ts';
import { handled, type JobDefinition, jobKind, send } from '#platform/jobs/job.ts';
import { emailInput } from '../account.input.ts';
import { emailKey, findAccountByEmail } from './account.queries.ts';
import { postConfirmationMail } from './email-address.service.ts';
import { hashOfSecret } from './one-time-secret.ts';
import { postResetMail } from './password.service.ts';
import { cleanUpAccounts } from './removal.service.ts';

const HALF_HOUR_S = 1_800;
/** @source rules §6.1 "reset or confirmation mail" */
const PER_EMAIL: BucketRule = { size: 5, refillPerS: 5 / HALF_HOUR_S };
const PER_ADDRESS: BucketRule = { size: 25, refillPerS: 25 / HALF_HOUR_S };

/** A mail that anybody may ask for, for any address. */
type AskedMail = 'reset' | 'confirmation';

const ASKED_MAIL = jobKind<{ mail: AskedMail; email: string }>('account.askedMail');

/**
 * Asks for a mail to an address. Whether there is an account is found out later, apart from the request: the answer, and
 * the time it takes, are the same for known and unknown addresses.
 *
 * @throws AppError `error.validation` for what is no single address; `error.rateLimit`
 * @source rules §3.5; abuse case 42
 */
export async function askForMail(ctx: Context, mail: AskedMail, address: string): Promise<void> {
  const { email } = validated(z.object({ email: emailInput }), { email: address });
  await ctx.limits.take(`mail:${ctx.address}`, PER_ADDRESS, 1);
  await ctx.limits.take(`mail:${hashOfSecret(emailKey(email)).toString('base64url')}`, PER_EMAIL, 1);
  await send(ctx.db, ASKED_MAIL, { mail, email }, { key: `${mail}:${emailKey(email)}` });
}

const sendAskedMail = handled(ASKED_MAIL, async (ctx, { mail, email }) => {
  await ctx.db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account || account.status === AccountStatus.Inactive) return;
    if (mail === 'reset') await postResetMail(ctx, tx, account);
    else if (!account.isEmailConfirmed) await postConfirmationMail(ctx, tx, account);
  });
});

const UPKEEP = jobKind<object>('account.upkeep');

/** What accounts leave to be done. */
export const ACCOUNT_JOBS: readonly JobDefinition[] = [
  sendAskedMail,
  { ...handled(UPKEEP, (ctx) => cleanUpAccounts(ctx)), cron: '17 3 * * *' },
];
