import { AccountStatus } from '#kernel/actor.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/events/event.ts';
import { deleteWaitingBulk } from '#platform/mail/mail.queries.ts';
import type { AccountRecord } from '../../account.record.ts';
import { accountStatusChanged } from '../account/account.events.ts';
import { countHoldersAlone, updateAccount } from '../account/account.queries.ts';
import { type AccountAct, recordAccountAct } from '../account/account-act.ts';
import { voidTokens } from '../mailed-links/token.queries.ts';
import { deleteSecondFactor } from '../second-factor/second-factor.queries.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { deleteFactors } from './erasure.queries.ts';

/** Removes an account: sessions, links and sign-in methods end at once. Its personal data is erased later. */
export async function deactivateAccount(
  ctx: Pick<Context, 'actor' | 'address' | 'now'>,
  tx: Db,
  { id, status }: AccountRecord,
  { act, actingAs }: Pick<AccountAct, 'act' | 'actingAs'>,
): Promise<void> {
  const now = ctx.now();
  await updateAccount(tx, id, { status: AccountStatus.Removed, removedAt: now, passwordHash: null });
  await deleteFactors(tx, id);
  await deleteSecondFactor(tx, id);
  await endSessions(tx, { accountId: id }, now);
  await voidTokens(tx, id, now, 'all');
  await deleteWaitingBulk(tx, id);
  await recordAccountAct(tx, ctx, id, { act, actingAs, before: { status }, after: { status: AccountStatus.Removed } });
  await announce(tx, accountStatusChanged, { accountId: id });
}

/** Whether an account is the last active one with the role AdminGlobal. A lock makes concurrent callers take turns. */
export async function isLastAdministrator(tx: Db, { status, rolesFlag }: AccountRecord): Promise<boolean> {
  const mayAct = status === AccountStatus.Active || status === AccountStatus.NotConfirmed;
  if (!mayAct || !hasRole(rolesFlag, Role.AdminGlobal)) return false;
  return (await countHoldersAlone(tx, Role.AdminGlobal)) <= 1;
}
