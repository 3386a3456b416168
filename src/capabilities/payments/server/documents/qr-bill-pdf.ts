import { SwissQRBill } from 'swissqrbill/pdf';
import type { Locale } from '#kernel/locale.ts';
import type { Services } from '#platform/context/services.ts';
import { longDay } from '#platform/i18n/long-day.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { makePdf, writeLine } from '#platform/pdf/pdf-document.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PAYMENT_SETTINGS } from '../payment.settings.ts';
import { amountRows, type LetterRow, moneyText, purchaseRows, writeLetter } from './letter.ts';
import { qrBillData, qrBillLanguage } from './qr-bill.ts';

/**
 * The QR-bill of a payment as a PDF page, with the payment part below to cut off or scan.
 *
 * @param rest centimes still to be paid
 * @source docs/reference/invoices.md, "Content"
 */
export function makeQrBill(
  payment: PaymentRecord,
  { operator, settings }: Services,
  { rest, locale }: { rest: number; locale: Locale },
): Promise<Buffer> {
  const { id, createdAt } = payment;
  const { qrBill } = settings.of(PAYMENT_SETTINGS);
  const title = textIn(locale, 'bill.title', { number: String(id) });
  return makePdf({ title, locale, madeAt: createdAt }, (pdf) => {
    const y = writeLetter(pdf, {
      ...{ title, payment, operator, locale },
      facts: factsOf(payment, locale),
      amounts: [...amountRows(payment, locale), ...openRows(payment, rest, locale)],
    });
    if (qrBill.isSample) writeLine(pdf, textIn(locale, 'bill.sample'), { y: y + 8, isBold: true });
    new SwissQRBill(qrBillData(qrBill, payment, rest), { language: qrBillLanguage(locale) }).attachTo(pdf);
  });
}

function factsOf(payment: PaymentRecord, locale: Locale): LetterRow[] {
  const { createdAt, deadline } = payment;
  return [
    [textIn(locale, 'receipt.date'), longDay(createdAt, locale)],
    ...purchaseRows(payment, locale),
    ...(deadline ? [[textIn(locale, 'bill.until'), longDay(deadline, locale)] as const] : []),
  ];
}

/** Rows of the money that has arrived and of the rest; none while nothing has arrived. */
const openRows = (payment: PaymentRecord, rest: number, locale: Locale): LetterRow[] =>
  rest === payment.amount
    ? []
    : [
        [textIn(locale, 'bill.arrived'), moneyText(payment, payment.amount - rest, locale)],
        [textIn(locale, 'bill.rest'), moneyText(payment, rest, locale)],
      ];
