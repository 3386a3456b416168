import { type Act, auditKind, recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';

/** Kinds of objects of accounts in the audit log. */
export const ACCOUNT_KIND = auditKind('account');
export const SESSION_KIND = auditKind('session');

/** An act on an account. */
export type AccountAct = Omit<Act, 'objectKind' | 'objectId'>;

/** Records an act on an account in the audit log, in the transaction of the act. */
export const recordAccountAct = (
  tx: Db,
  ctx: Pick<Context, 'actor' | 'address' | 'now'>,
  accountId: number | null,
  act: AccountAct,
): Promise<void> => recordAct(tx, ctx, { ...act, objectKind: ACCOUNT_KIND, objectId: accountId });
