import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { rightOnOffer } from '#capabilities/publishing/server/publication/publication-fee.service.ts';
import type { UserActor } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { paymentFilter } from '../../payment.input.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { OPEN_STATUSES, PaymentOperation, PaymentStatus } from '../../payment.ts';
import { findPayment, lockPayment } from '../payment/payment.queries.ts';
import type { MoneyRight } from '../payment/payment-act.ts';
import { countPayments, listPayments, type PaymentQuery } from '../payment/payment-list.queries.ts';
import { fitsPayment } from '../ways/pay-provider.ts';
import { providerOf } from '../ways/pay-ways.ts';
import { applyProviderStatus } from './payment-outcome.service.ts';

const DEFAULT_SIZE = 24;
const MOST_PAGES = 10_000;

/** Right under which the actor sees a payment; null for none. */
async function rightTo(ctx: Context, actor: UserActor, { userId, offerId }: PaymentRecord): Promise<MoneyRight | null> {
  if (userId === actor.userId) return 'self';
  if (hasRole(actor.rolesFlag, Role.AdminGlobal)) return 'staff';
  if (await isColleague(ctx.db, actor, userId)) return 'agency';
  return offerId === null ? null : rightByOffer(ctx, offerId);
}

/** Whether the actor administers the agency of the payer. */
async function isColleague(db: Db, { agencyId, rolesFlag }: UserActor, payerId: number): Promise<boolean> {
  if (agencyId === null || !hasRole(rolesFlag, Role.AdminAgent)) return false;
  return (await findAccountById(db, payerId))?.agencyId === agencyId;
}

/** Right under which the caller acts on an offer; null for none, and for staff alone. */
async function rightByOffer(ctx: Context, offerId: number): Promise<MoneyRight | null> {
  try {
    const right = await rightOnOffer(ctx, offerId);
    return right === 'staff' ? null : right;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * A payment for its payer, administrators of the payer's agency, members who may act on its offer, and AdminGlobal.
 *
 * @throws AppError `error.notFound` for all others
 * @source docs/reference/permissions.md, "Money"
 */
export async function readPayment(ctx: Context, id: number): Promise<PaymentRecord> {
  const actor = requireUser(ctx);
  const payment = await findPayment(ctx.db, id);
  if (!payment || (await rightTo(ctx, actor, payment)) === null) throw notFound();
  return payment;
}

/** A page of payments. */
export interface PaymentPageRecord {
  pageNumber: number;
  totalPages: number;
  totalRecords: number;
  data: PaymentRecord[];
}

/**
 * The caller's own payments; those of an offer that the caller may act on, of any payer; of others for AdminGlobal alone.
 *
 * @throws AppError `error.forbidden`; `error.validation`
 */
export async function readPayments(ctx: Context, sent: object): Promise<PaymentPageRecord> {
  const actor = requireUser(ctx);
  const filter = validated(paymentFilter, sent);
  const isStaff = hasRole(actor.rolesFlag, Role.AdminGlobal);
  const isOthers = filter.userId != null && filter.userId !== actor.userId;
  if (isOthers && !isStaff) throw new AppError('error.forbidden', { code: 403 });
  const offerId = filter.offerId ?? null;
  const isByOffer = filter.userId == null && offerId !== null && (await rightByOffer(ctx, offerId)) !== null;
  const listQuery: PaymentQuery = {
    userId: filter.userId ?? (isStaff || isByOffer ? null : actor.userId),
    offerId,
    status: filter.status ?? null,
    operationType: filter.operationType ?? null,
    isDisputed: isStaff && filter.isDisputed === true,
    text: isStaff ? (filter.text?.trim() ?? '') : '',
    ...paymentPageOf(filter.pageNumber, filter.pageSize),
  };
  return withTotal(listQuery, await countPayments(ctx.db, listQuery), await listPayments(ctx.db, listQuery));
}

/** Offset and limit of a page. @throws AppError `error.validation` for a page that no list has */
export function paymentPageOf(pageNumber?: number | null, pageSize?: number | null): { offset: number; limit: number } {
  const [page, limit] = [pageNumber ?? 0, pageSize ?? DEFAULT_SIZE];
  if (page < 0 || limit < 1 || limit > 100 || page * limit > MOST_PAGES)
    throw new AppError('error.validation', { code: 400, values: { pageNumber: 'error.validation.value' } });
  return { offset: page * limit, limit };
}

/** A page with the total. */
export const withTotal = <Row>(
  { offset, limit }: { offset: number; limit: number },
  totalRecords: number,
  data: Row[],
): { pageNumber: number; totalPages: number; totalRecords: number; data: Row[] } => ({
  pageNumber: offset / limit,
  totalPages: Math.ceil(totalRecords / limit),
  totalRecords,
  data,
});

/**
 * Cancels an open payment; for its payer, and for members who may act on its offer. The provider is asked first: a payment that was
 * paid meanwhile is paid.
 *
 * @throws AppError `error.notFound`; `error.forbidden` for staff; `error.status.transition` for one that is not open;
 * `error.payment.inProgress` for one that its provider will not close, because it is being paid; `error.upstream` while the provider
 * cannot be reached, or reports another amount
 */
export async function cancelPayment(ctx: Context, id: number): Promise<PaymentRecord> {
  const payment = await readPayment(ctx, id);
  const right = (await rightTo(ctx, requireUser(ctx), payment)) ?? 'self';
  if (right === 'staff') throw new AppError('error.forbidden', { code: 403 });
  if (!mayCancel(payment)) return refuseOrRepeat(payment);
  const word = (await providerOf(payment.way)?.close(ctx, payment)) ?? { kind: 'cancelled' as const };
  if (word.kind === 'open') throw new AppError('error.payment.inProgress', { code: 409 });
  if (!fitsPayment(payment, word)) throw new AppError('error.upstream', { code: 502 });
  return ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPayment(tx, id);
    if (!locked) throw notFound();
    return applyProviderStatus(ctx, tx, locked, {
      word: word.kind === 'nowhere' ? { kind: 'cancelled' } : word,
      right,
    });
  });
}

/** Whether its payer may cancel a payment. */
export const mayCancel = ({ status, operationType }: PaymentRecord): boolean =>
  operationType === PaymentOperation.Sale && (OPEN_STATUSES as readonly number[]).includes(status);

function refuseOrRepeat(payment: PaymentRecord): PaymentRecord {
  if (payment.status === PaymentStatus.Cancelled) return payment;
  const values = { from: payment.status, to: PaymentStatus.Cancelled };
  throw new AppError('error.status.transition', { code: 409, values });
}
