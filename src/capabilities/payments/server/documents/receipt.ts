import type { Locale } from '#kernel/locale.ts';
import type { Operator } from '#platform/config/operator-settings.ts';
import { longDay } from '#platform/i18n/long-day.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { makePdf, writeLine } from '#platform/pdf/pdf-document.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PaymentOperation } from '../../payment.ts';
import { itemText } from '../payment/purchase-text.ts';
import { amountRows, type LetterRow, purchaseRows, writeLetter } from './letter.ts';

/**
 * The receipt of a payment or of its refund, with the included tax.
 *
 * @source docs/reference/invoices.md, "Content"
 */
export function makeReceipt(payment: PaymentRecord, operator: Operator, locale: Locale): Promise<Buffer> {
  const { id, operationType, way } = payment;
  const isRefund = operationType === PaymentOperation.Refund;
  const title = textIn(locale, isRefund ? 'receipt.refundTitle' : 'receipt.title', { number: String(id) });
  return makePdf({ title, locale, madeAt: payment.paidAt ?? payment.updatedAt }, (pdf) => {
    const y = writeLetter(pdf, {
      ...{ title, payment, operator, locale },
      facts: factsOf(payment, locale),
      amounts: way === 'credit' ? creditRows(payment, locale) : amountRows(payment, locale, isRefund ? -1 : 1),
    });
    if (way === 'credit') writeLine(pdf, textIn(locale, 'receipt.taxedBefore'), { y: y + 8, size: 9 });
  });
}

function factsOf(payment: PaymentRecord, locale: Locale): LetterRow[] {
  const { paidAt, updatedAt, way, credits, refundOf } = payment;
  return [
    [textIn(locale, 'receipt.date'), longDay(paidAt ?? updatedAt, locale)],
    ...(refundOf === null
      ? []
      : [
          [
            textIn(locale, 'receipt.refunds'),
            textIn(locale, 'receipt.ofPayment', { number: String(refundOf) }),
          ] as const,
        ]),
    ...purchaseRows(payment, locale),
    [textIn(locale, 'receipt.way'), textIn(locale, `receipt.way.${way}`, { credits: credits ?? 0 })],
  ];
}

/** A payment by credits moves no money. */
function creditRows(payment: PaymentRecord, locale: Locale): LetterRow[] {
  const sign = payment.operationType === PaymentOperation.Refund ? -1 : 1;
  return [
    [itemText(payment, locale), textIn(locale, 'receipt.way.credit', { credits: sign * (payment.credits ?? 0) })],
  ];
}
