import { vatWithin } from '#capabilities/prices/price.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import { changeLogOf } from '#platform/freshness/change-log.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PaymentOperation, PaymentStatus } from '../../payment.ts';
import { arrivedFor } from '../payment/bank.queries.ts';
import { PAYMENT_SETTINGS } from '../payment.settings.ts';
import { offeredProviders } from '../ways/pay-ways.ts';
import { tillPath } from '../ways/till-way.ts';
import type { QrBillDrawing } from './qr-bill.ts';

/** Addresses of the QR-bill of a payment as PDF, and of its receipt. */
export const qrBillPath = (id: number): string => `/payments/${id}/bill.pdf`;
export const receiptPath = (id: number): string => `/payments/${id}/receipt.pdf`;

/** Whether a QR-bill is to be paid. */
export const hasQrBill = ({ way, status, operationType }: PaymentRecord): boolean =>
  way === 'qrBill' && operationType === PaymentOperation.Sale && status === PaymentStatus.InProgress;

/** Whether money was moved that has a receipt. */
export const hasReceipt = ({ status, way }: PaymentRecord): boolean =>
  (status === PaymentStatus.Success || status === PaymentStatus.Refunded) && way !== 'free';

/** Tax within the paid amount; for payments by credits, tax was paid with the pack. */
export const vatAmountOf = (payment: PaymentRecord): number => (payment.way === 'credit' ? 0 : vatWithin(payment));

/** Content of a QR-bill, where one may be paid. */
export const qrBillOf = async (ctx: Context, payment: PaymentRecord): Promise<QrBillDrawing | null> => {
  if (!hasQrBill(payment)) return null;
  const rest = payment.amount - (await arrivedFor(ctx.db, payment.id));
  if (rest <= 0) return null;
  // The drawing library is large: loaded with the first QR-bill.
  const { drawQrBill } = await import('./qr-bill.ts');
  return drawQrBill(ctx.services.settings.of(PAYMENT_SETTINGS).qrBill, payment, { amount: rest, locale: ctx.locale });
};

/** Address for paying, while it may be paid there. */
export const checkoutUrlOf = ({ checkoutUrl, status }: PaymentRecord): string | null =>
  status === PaymentStatus.InProgress ? checkoutUrl : null;

/** Chargeback of a payment, for AdminGlobal alone. */
export const chargebackOf = (
  { actor }: Pick<Context, 'actor'>,
  { disputeRef: ref, disputeStatus: status, disputedAmount }: PaymentRecord,
) => {
  const isShownToActor = actor.kind === 'user' && hasRole(actor.rolesFlag, Role.AdminGlobal);
  return isShownToActor && ref !== null && status !== null ? { ref, status, amount: disputedAmount ?? 0 } : null;
};

/** Whether the money may be refunded now. */
export const mayRefund = ({ status, operationType }: PaymentRecord): boolean =>
  status === PaymentStatus.Success && operationType === PaymentOperation.Sale;

/** Ways to pay here; credits are always among them. */
export const payWaysOf = ({ services, db, dependsOn }: Pick<Context, 'services' | 'db' | 'dependsOn'>) => {
  // The settings of this process decide, so no change of data makes the answer stale.
  dependsOn(changeLogOf(db).dependencyOn());
  return [
    ...offeredProviders(services).map(({ way, hours }) => ({
      way,
      hours,
      isSample: way === 'qrBill' && services.settings.of(PAYMENT_SETTINGS).qrBill.isSample,
    })),
    { way: 'credit' as const, hours: null, isSample: false },
  ];
};

/** Address of the simulated till in trial installations. */
export const tillUrlOf = ({ services }: Pick<Context, 'services'>, { id, way, operationType }: PaymentRecord) => {
  const isThere = services.hasTryOutPages && (way === 'till' || way === 'qrBill');
  return isThere && operationType === PaymentOperation.Sale ? `${services.origin}${tillPath(id)}` : null;
};
