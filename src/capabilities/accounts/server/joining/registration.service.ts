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

/** Counts a try to register. @throws AppError `error.rateLimit` */
export const limitRegistration = ({ limits, network }: Context): Promise<void> =>
  limits.count(`register:${network}`, ACCOUNT_WINDOWS.registrationsOfNetwork);

/**
 * Makes an account, signs it in and mails a link to confirm its address. Nothing in the input gives a role.
 *
 * @throws AppError `error.account.exists`, also to who is signed in; `error.validation`; `error.password.common`;
 *   `error.mail.stopped`; `error.rateLimit` where five mails went to the address
 * @source docs/reference/permissions.md, "Routes beside the API"; docs/reference/accounts.md, "Input"
 */
export async function register(ctx: Context, input: unknown): Promise<AccountRecord> {
  if (isSignedIn(ctx.actor)) throw accountExists();
  const wishes = validated(registerInput, input);
  await refuseWeakPassword(wishes.password, { field: 'password', email: wishes.email });
  // First, so that the answer is the same whether there is an account or not.
  await refuseStopped(ctx.db, wishes.email);
  const passwordHash = await hashPassword(wishes.password, ctx.ending);
  return ctx.db.transaction().execute(async (tx) => {
    const account = await addAccount(ctx, tx, wishes, passwordHash);
    await postLink(ctx, tx, { name: 'confirmEmail', account });
    await completeSignIn(ctx, tx, { account, provider: LoginProvider.Local, isNew: true });
    return account;
  });
}

async function addAccount(
  ctx: Context,
  tx: Db,
  wishes: z.output<typeof registerInput>,
  passwordHash: string,
): Promise<AccountRecord> {
  const id = await insertAccount(tx, {
    ...wishes,
    phone: wishes.phone ?? null,
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
  const { newsletter } = wishes;
  await recordAccountAct(tx, ctx, account.id, {
    actingAs: 'self',
    act: 'registered',
    after: { rolesFlag: account.rolesFlag, newsletter },
  });
  return account;
}
