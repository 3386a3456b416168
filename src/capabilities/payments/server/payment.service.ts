import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { requireUser } from '#capabilities/accounts/server/sign-in/session.service.ts';
import type { UserActor } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { paymentFilter } from '../payment.input.ts';
import type { PaymentRecord } from '../payment.record.ts';
import { OPEN_STATUSES, PaymentOperation, PaymentStatus } from '../payment.ts';
import { findPayment, lockPayment } from './payment.queries.ts';
import type { MoneyRight } from './payment-act.ts';
import { countPayments, listPayments, type PaymentQuestion } from './payment-list.queries.ts';
import { believe } from './payment-outcome.service.ts';
import { providerOf } from './ways/pay-ways.ts';

const DEFAULT_SIZE = 24;
const MOST_PAGES = 10_000;

/** In what right somebody sees a payment; null where they do not. */
async function rightTo(db: Db, actor: UserActor, { userId }: PaymentRecord): Promise<MoneyRight | null> {
  if (userId === actor.userId) return 'self';
  if (hasRole(actor.rolesFlag, Role.AdminGlobal)) return 'staff';
  if (actor.agencyId === null || !hasRole(actor.rolesFlag, Role.AdminAgent)) return null;
  return (await findAccountById(db, userId))?.agencyId === actor.agencyId ? 'agency' : null;
}

/**
 * A payment for its payer, administrators of the payer's agency, and AdminGlobal.
 *
 * @throws AppError `error.notFound` for everybody else
 * @source docs/reference/permissions.md, "Money"
 */
export async function readPayment(ctx: Context, id: number): Promise<PaymentRecord> {
  const actor = requireUser(ctx);
  const payment = await findPayment(ctx.db, id);
  if (!payment || (await rightTo(ctx.db, actor, payment)) === null) throw notFound();
  return payment;
}

/** A page of payments. */
export interface PaymentPageRecord {
  pageNumber: number;
  totalPages: number;
  totalRecords: number;
  data: PaymentRecord[];
}

/** One's own payments; of others for AdminGlobal alone. @throws AppError `error.forbidden`; `error.validation` */
export async function readPayments(ctx: Context, sent: object): Promise<PaymentPageRecord> {
  const actor = requireUser(ctx);
  const filter = validated(paymentFilter, sent);
  const isStaff = hasRole(actor.rolesFlag, Role.AdminGlobal);
  const isOthers = filter.userId != null && filter.userId !== actor.userId;
  if (isOthers && !isStaff) throw new AppError('error.forbidden', { code: 403 });
  const question: PaymentQuestion = {
    userId: filter.userId ?? (isStaff ? null : actor.userId),
    offerId: filter.offerId ?? null,
    status: filter.status ?? null,
    operationType: filter.operationType ?? null,
    text: isStaff ? (filter.text?.trim() ?? '') : '',
    ...pageOf(filter.pageNumber, filter.pageSize),
  };
  return paged(question, await countPayments(ctx.db, question), await listPayments(ctx.db, question));
}

/** Which part of a list is asked for. @throws AppError `error.validation` for a page that no list has */
export function pageOf(pageNumber?: number | null, pageSize?: number | null): { offset: number; limit: number } {
  const [page, limit] = [pageNumber ?? 0, pageSize ?? DEFAULT_SIZE];
  if (page < 0 || limit < 1 || limit > 100 || page * limit > MOST_PAGES)
    throw new AppError('error.validation', { code: 400, values: { pageNumber: 'error.validation.value' } });
  return { offset: page * limit, limit };
}

/** A page with what is known of all of them. */
export const paged = <Row>(
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
 * Its payer cancels an open payment. Its provider is asked first: one that was paid meanwhile is paid.
 *
 * @throws AppError `error.notFound`; `error.forbidden` for staff; `error.status.transition` for one that is not open; `error.upstream` while its provider
 *   cannot be reached
 */
export async function cancelPayment(ctx: Context, id: number): Promise<PaymentRecord> {
  const payment = await readPayment(ctx, id);
  const right = (await rightTo(ctx.db, requireUser(ctx), payment)) ?? 'self';
  if (right === 'staff') throw new AppError('error.forbidden', { code: 403 });
  if (!mayCancel(payment)) return refuseOrRepeat(payment);
  const word = (await providerOf(payment.way)?.close(ctx, payment)) ?? { kind: 'cancelled' as const };
  return ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPayment(tx, id);
    if (!locked) throw notFound();
    const isUnpaid = word.kind === 'nowhere' || word.kind === 'open';
    return believe(ctx, tx, locked, { word: isUnpaid ? { kind: 'cancelled' } : word, right });
  });
}

/** Whether a payment may be cancelled by whoever began it. */
export const mayCancel = ({ status, operationType }: PaymentRecord): boolean =>
  operationType === PaymentOperation.Sale && (OPEN_STATUSES as readonly number[]).includes(status);

function refuseOrRepeat(payment: PaymentRecord): PaymentRecord {
  if (payment.status === PaymentStatus.Cancelled) return payment;
  const values = { from: payment.status, to: PaymentStatus.Cancelled };
  throw new AppError('error.status.transition', { code: 409, values });
}
