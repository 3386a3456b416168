import { localeOfUser } from '#capabilities/accounts/account.ts';
import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { CURRENCY, PaymentOperation, PaymentStatus } from '#capabilities/payments/payment.ts';
import { deadlineOf } from '#capabilities/payments/server/checkout/checkout.service.ts';
import { insertPayment, updatePayment } from '#capabilities/payments/server/payment/payment.queries.ts';
import { qrBillDigits, qrBillReference } from '#capabilities/payments/server/ways/qr-bill-reference.ts';
import { qrBillSeries } from '#capabilities/payments/server/ways/qr-bill-series.queries.ts';
import { priceOf } from '#capabilities/prices/server/price.service.ts';
import { DAYS_ONLINE } from '#capabilities/publishing/own-offer-fields.ts';
import type { Db } from '#platform/db/db.ts';
import { listUnpaid } from './own-offers.queries.ts';

/** Writes the QR-bills of offers of the sample market that wait for their payment, as if their owners had just ordered them. */
export async function orderQrBills(tx: Db, { now, iban }: { now: Date; iban: string }): Promise<void> {
  for (const { id: offerId, userId, offerType, title } of await listUnpaid(tx)) {
    const account = await findAccountById(tx, userId);
    const quantity = DAYS_ONLINE[offerType] ?? 1;
    const price = await priceOf(tx, { kind: 'publication', offerType, quantity });
    if (!account || !price) continue;
    const payerName = `${account.firstName} ${account.lastName}`;
    const { id } = await insertPayment(tx, {
      ...{ userId, operationType: PaymentOperation.Sale, status: PaymentStatus.InProgress },
      ...{ kind: 'publication', offerId, offerType, quantity, isProlonging: false, credits: null },
      ...{ amount: price.amount, currency: CURRENCY, vatPerMille: price.vatPerMille, way: 'qrBill' },
      ...{ lang: localeOfUser(account.uiLang), email: account.email },
      ...{ payerName, recipient: payerName, offerTitle: title ?? '' },
      deadline: deadlineOf('qrBill', now),
      ...{ reference: null, providerRef: null, checkoutUrl: null, paidAt: null },
      ...{ hasEffect: false, refundOf: null, reason: null, createdAt: now },
    });
    const digits = qrBillDigits(await qrBillSeries(tx), id);
    await updatePayment(tx, id, { reference: qrBillReference(iban, digits) });
  }
}
