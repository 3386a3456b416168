import { vatWithin } from '#capabilities/prices/price.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import type { PaymentRecord } from '../payment.record.ts';
import { PaymentOperation, PaymentStatus } from '../payment.ts';
import { arrivedFor } from './bank/bank.queries.ts';
import type { BillDrawing } from './documents/bill.ts';
import { offeredProviders } from './ways/pay-ways.ts';
import { tillPath } from './ways/till-way.ts';

/** Where the bill of a payment lies as PDF, and where its receipt does. */
export const billPath = (id: number): string => `/payments/${id}/bill.pdf`;
export const receiptPath = (id: number): string => `/payments/${id}/receipt.pdf`;

/** Whether there is a bill to be paid. */
export const hasBill = ({ way, status, operationType }: PaymentRecord): boolean =>
  way === 'qrBill' && operationType === PaymentOperation.Sale && status === PaymentStatus.InProgress;

/** Whether money came or went for which there is a receipt. */
export const hasReceipt = ({ status, way }: PaymentRecord): boolean =>
  (status === PaymentStatus.Success || status === PaymentStatus.Refunded) && way !== 'free';

/** The tax within what was paid; what credits pay for was taxed when they were bought. */
export const vatAmountOf = (payment: PaymentRecord): number => (payment.way === 'credit' ? 0 : vatWithin(payment));

/** What a bill says, where one may be paid. */
export const billOf = async (ctx: Context, payment: PaymentRecord): Promise<BillDrawing | null> => {
  if (!hasBill(payment)) return null;
  const rest = payment.amount - (await arrivedFor(ctx.db, payment.id));
  if (rest <= 0) return null;
  // What draws bills is large, and loaded with the first of them.
  const { drawBill } = await import('./documents/bill.ts');
  return drawBill(ctx.services.payments.bill, payment, rest);
};

/** Where to pay, while it may be paid there. */
export const checkoutUrlOf = ({ checkoutUrl, status }: PaymentRecord): string | null =>
  status === PaymentStatus.InProgress ? checkoutUrl : null;

/** What is disputed of a payment, for AdminGlobal alone. */
export const disputeOf = (
  { actor }: Pick<Context, 'actor'>,
  { disputeRef: ref, disputeStatus: status, disputedAmount }: PaymentRecord,
) => {
  const isTold = actor.kind === 'user' && hasRole(actor.rolesFlag, Role.AdminGlobal);
  return isTold && ref !== null && status !== null ? { ref, status, amount: disputedAmount ?? 0 } : null;
};

/** Whether the money may go back now. */
export const mayRefund = ({ status, operationType }: PaymentRecord): boolean =>
  status === PaymentStatus.Success && operationType === PaymentOperation.Sale;

/** How one can pay here; credits are there for everybody. */
export const payWaysOf = ({ services }: Pick<Context, 'services'>) => [
  ...offeredProviders(services).map(({ way, hours }) => ({
    way,
    hours,
    isSample: way === 'qrBill' && services.payments.bill.isSample,
  })),
  { way: 'credit' as const, hours: null, isSample: false },
];

/** Where any ending can be tried, while the house is tried out. */
export const tillUrlOf = ({ services }: Pick<Context, 'services'>, { id, way, operationType }: PaymentRecord) => {
  const isThere = services.payments.hasTill && (way === 'till' || way === 'qrBill');
  return isThere && operationType === PaymentOperation.Sale ? `${services.origin}${tillPath(id)}` : null;
};
