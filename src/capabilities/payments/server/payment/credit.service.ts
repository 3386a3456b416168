import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { requireRole, requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { creditGrant } from '../../payment.input.ts';
import type { CreditEntryRecord, PaymentRecord } from '../../payment.record.ts';
import { insertCreditEntry, listCreditEntries, sumCredits } from './credit.queries.ts';
import { lockKey } from './payment.queries.ts';
import { CREDITS_KIND, type MoneyContext, type MoneyRight } from './payment-act.ts';

/** Most entries shown. */
const MOST_SHOWN = 100;

/** Credits of a member, for a permitted reader. */
export interface CreditsView {
  userId: number;
  sellCredits: number;
  rentCredits: number;
  createdAt: Date | null;
  entries: CreditEntryRecord[];
}

/**
 * One's own credits; those of another for administrators of the member's agency and for AdminGlobal.
 *
 * @throws AppError `error.forbidden`; `error.notFound` for an account that is not there
 * @source docs/reference/permissions.md, "Money"
 */
export async function readCredits(ctx: Context, requested: number | null): Promise<CreditsView> {
  const actor = requireUser(ctx);
  const userId = requested ?? actor.userId;
  if (userId !== actor.userId) {
    const isStaff = hasRole(actor.rolesFlag, Role.AdminGlobal);
    const account = await findAccountById(ctx.db, userId);
    const isColleague = actor.agencyId !== null && account?.agencyId === actor.agencyId;
    if (!isStaff && !(isColleague && hasRole(actor.rolesFlag, Role.AdminAgent)))
      throw new AppError('error.forbidden', { code: 403 });
    if (!account) throw notFound();
  }
  return viewOf(ctx.db, userId);
}

async function viewOf(db: Db, userId: number): Promise<CreditsView> {
  const entries = await listCreditEntries(db, userId, MOST_SHOWN);
  return { userId, ...(await sumCredits(db, userId)), createdAt: entries[0]?.createdAt ?? null, entries };
}

/** Credits of a type that a member has. An advisory lock holds until the transaction ends. */
export async function lockCredits(tx: Db, userId: number, offerType: number): Promise<number> {
  await lockKey(tx, `credits-of:${userId}`);
  const { sellCredits, rentCredits } = await sumCredits(tx, userId);
  return offerType === 0 ? sellCredits : rentCredits;
}

/**
 * Spends credits under the lock of `lockCredits`.
 *
 * @throws AppError `error.credits.insufficient`
 * @source docs/reference/abuse-cases.md, "55"
 */
export async function spendCredits(
  tx: Db,
  payment: Pick<PaymentRecord, 'id' | 'userId' | 'offerType'>,
  { credits, kind, now }: { credits: number; kind: 'spent' | 'takenBack'; now: Date },
): Promise<void> {
  const { id: paymentId, userId, offerType } = payment;
  const balance = await lockCredits(tx, userId, offerType);
  if (balance < credits)
    throw new AppError('error.credits.insufficient', { code: 409, values: { needed: credits, balance } });
  await insertCreditEntry(tx, { userId, offerType, amount: -credits, kind, paymentId, reason: null, createdAt: now });
}

/** Adds credits to a member: bought, or returned from a purchase. */
export const addCredits = (
  tx: Db,
  { id: paymentId, userId, offerType }: Pick<PaymentRecord, 'id' | 'userId' | 'offerType'>,
  { credits, kind, now }: { credits: number; kind: 'bought' | 'returned'; now: Date },
): Promise<void> =>
  insertCreditEntry(tx, { userId, offerType, amount: credits, kind, paymentId, reason: null, createdAt: now });

/** Credits to grant, with the member and the reason. */
export interface CreditGrant {
  userId: number;
  offerType: number;
  credits: number;
  reason: string;
}

/** Grants credits to a member; for AdminGlobal. @throws AppError `error.forbidden`; `error.validation`; `error.notFound` */
export async function grantCredits(ctx: Context, sent: CreditGrant): Promise<CreditsView> {
  const { userId } = requireRole(ctx, Role.AdminGlobal);
  return writeGrant(ctx, ctx.db, sent, { right: 'staff', grantedBy: userId });
}

/** Stores a grant. @throws AppError `error.validation`; `error.notFound` where the account does not exist */
export async function writeGrant(
  ctx: MoneyContext,
  db: Db,
  sent: CreditGrant,
  { right, grantedBy }: { right: MoneyRight; grantedBy: number | null },
): Promise<CreditsView> {
  const { userId, offerType, credits, reason } = validated(creditGrant, sent);
  return db.transaction().execute(async (tx) => {
    if (!(await findAccountById(tx, userId))) throw notFound();
    await lockCredits(tx, userId, offerType);
    const entry = { userId, offerType, amount: credits, kind: 'granted', paymentId: null, reason } as const;
    await insertCreditEntry(tx, { ...entry, grantedBy, createdAt: ctx.now() });
    await recordAct(tx, ctx, {
      act: 'credits.granted',
      actingAs: right,
      objectKind: CREDITS_KIND,
      objectId: userId,
      after: { offerType, credits, reason },
    });
    return viewOf(tx, userId);
  });
}
