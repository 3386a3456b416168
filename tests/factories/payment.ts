import type { PaymentRecord } from '#capabilities/payments/payment.record.ts';
import { PaymentOperation, PaymentStatus } from '#capabilities/payments/payment.ts';
import { insertPayment, updatePayment } from '#capabilities/payments/server/payment/payment.queries.ts';
import { qrBillDigits, qrBillReference } from '#capabilities/payments/server/ways/qr-bill-reference.ts';
import { qrBillSeries } from '#capabilities/payments/server/ways/qr-bill-series.queries.ts';
import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import { inDays } from './own-offer.ts';

/** The account of the sample, a QR-IBAN. */
const ACCOUNT = 'CH4431999123000889012';

/** A payment of a member; by default an unpaid QR-bill for five credits. */
export async function aPayment(
  db: Db,
  userId: number,
  facts: Partial<Omit<PaymentRecord, 'id' | 'userId'>> = {},
): Promise<PaymentRecord> {
  const payment = await insertPayment(db, {
    ...{ userId, operationType: PaymentOperation.Sale, status: PaymentStatus.InProgress, kind: 'credits' },
    ...{ offerId: null, offerType: 1, quantity: 5, isProlonging: false, credits: null, amount: 19_500 },
    ...{ currency: 'CHF', vatPerMille: 81, way: 'qrBill', lang: 'en', email: 'payer@example.ch' },
    ...{ payerName: 'Anna Muster', recipient: 'Anna Muster', offerTitle: '', reference: null },
    ...{ providerRef: null, checkoutUrl: null, deadline: inDays(10) },
    ...{ paidAt: null, hasEffect: false, refundOf: null, reason: null, createdAt: TEST_NOW },
    ...facts,
  } as Omit<PaymentRecord, 'id' | 'updatedAt'>);
  if (payment.way !== 'qrBill' || facts.reference !== undefined) return payment;
  const reference = qrBillReference(ACCOUNT, qrBillDigits(await qrBillSeries(db), payment.id));
  await updatePayment(db, payment.id, { reference });
  return { ...payment, reference };
}
