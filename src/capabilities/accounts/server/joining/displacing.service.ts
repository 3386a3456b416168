import { AccountStatus } from '#kernel/actor.ts';
import { isStaff, Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../../account.record.ts';
import { findAccount, insertAccount } from '../account/account.queries.ts';
import { recordAccountAct } from '../account/account-act.ts';
import { accountExists } from '../account/account-exists.ts';
import { deactivateAccount } from '../erasure/deactivation.service.ts';
import { makeKnown } from '../sessions/known-browser.service.ts';
import { deleteSessionsOf } from '../sessions/session.queries.ts';

/** Whether an account may be anybody's who typed its address: nobody ever showed that it is theirs. */
export const isUnconfirmedElsewhere = ({ status, rolesFlag }: AccountRecord): boolean =>
  status === AccountStatus.NotConfirmed && !isStaff(rolesFlag);

/**
 * Gives the owner of an address an account of their own in place of one that nobody had claimed. That one ends, with
 * whatever its maker put on it and will ever have put on it: nothing is carried over but address and language.
 *
 * @source docs/reference/permissions.md, "Sign-in by a provider"; docs/reference/abuse-cases.md, "47"
 */
export async function displace(
  ctx: Context,
  tx: Db,
  { account, passwordHash }: { account: AccountRecord; passwordHash: string },
): Promise<void> {
  await deactivateAccount(ctx, tx, account, { act: 'account.displaced', actingAs: 'token' });
  // Its maker may be the owner in another browser, who is asked to log in rather than told of a suspension.
  await deleteSessionsOf(tx, account.id);
  const id = await insertAccount(tx, {
    email: account.email,
    firstName: account.email.split('@')[0] ?? '',
    lastName: '',
    status: AccountStatus.Active,
    isEmailConfirmed: true,
    rolesFlag: Role.Bronze,
    passwordHash,
    phone: null,
    uiLang: account.uiLang,
    newsletter: false,
    hasAcceptedTerms: false,
    isSample: false,
    now: ctx.now(),
  });
  const owned = id === null ? undefined : await findAccount(tx, id);
  if (!owned) throw accountExists();
  makeKnown(ctx, owned);
  await recordAccountAct(tx, ctx, owned.id, {
    actingAs: 'token',
    act: 'registered',
    after: { rolesFlag: owned.rolesFlag },
  });
}
