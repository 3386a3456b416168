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

/** Whether an account may belong to any person who typed its address, because it was never confirmed. */
export const isUnconfirmedElsewhere = ({ status, rolesFlag }: AccountRecord): boolean =>
  status === AccountStatus.NotConfirmed && !isStaff(rolesFlag);

/**
 * Creates an account for the owner of an address, in place of an unconfirmed one. Only address and language are copied.
 *
 * The unconfirmed account is removed with all that its creator stored or may still store in it.
 *
 * @source docs/reference/permissions.md, "Sign-in by a provider"; docs/reference/abuse-cases.md, "47"
 */
export async function displace(
  ctx: Context,
  tx: Db,
  { account, passwordHash }: { account: AccountRecord; passwordHash: string },
): Promise<void> {
  await deactivateAccount(ctx, tx, account, { act: 'account.displaced', actingAs: 'token' });
  // The creator may be the owner in another browser, who should be asked to log in rather than see a suspension.
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
