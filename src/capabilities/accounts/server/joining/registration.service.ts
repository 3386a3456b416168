import { AccountStatus, isSignedIn } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import type { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { refuseStopped } from '#platform/mail/recipient.service.ts';
import { registerInput } from '../../account.input.ts';
import type { AccountRecord } from '../../account.record.ts';
import { LoginProvider } from '../../account.ts';
import { ACCOUNT_WINDOWS } from '../account/account.limits.ts';
import { findAccount, insertAccount } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { accountExists } from '../account/account-exists.ts';
import { postLink } from '../mailed-links/mailed-link.service.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeakPassword } from '../passwords/password-rules.ts';
import { completeSignIn } from '../sessions/sign-in.service.ts';

/** Counts a registration against the limit of its network. @throws AppError `error.rateLimit` */
export const limitRegistration = ({ limits, network }: Context): Promise<void> =>
  limits.count(`register:${network}`, ACCOUNT_WINDOWS.registrationsOfNetwork);

/**
 * Creates an account, signs it in and mails a link to confirm its address. No input can grant a role.
 *
 * @throws AppError `error.account.exists`, also for a signed-in actor; `error.validation`; `error.password.common`;
 *   `error.mail.stopped`; `error.rateLimit` after five mails to the address
 * @source docs/reference/permissions.md, "Routes beside the API"; docs/reference/accounts.md, "Input"
 */
export async function register(ctx: Context, input: unknown): Promise<AccountRecord> {
  if (isSignedIn(ctx.actor)) throw accountExists();
  const fields = validated(registerInput, input);
  await refuseWeakPassword(fields.password, { field: 'password', email: fields.email });
  // This check comes first, so that the answer is the same with and without an account.
  await refuseStopped(ctx.db, fields.email);
  const passwordHash = await hashPassword(fields.password, ctx.ending);
  return ctx.db.transaction().execute(async (tx) => {
    const account = await addAccount(ctx, tx, fields, passwordHash);
    await postLink(ctx, tx, { name: 'confirmEmail', account });
    await completeSignIn(ctx, tx, { account, provider: LoginProvider.Local, isNew: true });
    return account;
  });
}

async function addAccount(
  ctx: Context,
  tx: Db,
  fields: z.output<typeof registerInput>,
  passwordHash: string,
): Promise<AccountRecord> {
  const id = await insertAccount(tx, {
    ...fields,
    phone: fields.phone ?? null,
    passwordHash,
    status: AccountStatus.NotConfirmed,
    isEmailConfirmed: false,
    rolesFlag: Role.Bronze,
    hasAcceptedTerms: true,
    isSample: false,
    now: ctx.now(),
  });
  const account = id === null ? undefined : await findAccount(tx, id);
  if (!account) throw accountExists();
  const { newsletter } = fields;
  await recordAccountAct(tx, ctx, account.id, {
    actingAs: 'self',
    act: 'registered',
    after: { rolesFlag: account.rolesFlag, newsletter },
  });
  return account;
}
