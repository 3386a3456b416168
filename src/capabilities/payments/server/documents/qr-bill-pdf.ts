import { SwissQRBill } from 'swissqrbill/pdf';
import type { Services } from '#platform/context/services.ts';
import { longDay } from '#platform/i18n/long-day.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { makePdf, writeLine } from '#platform/pdf/pdf-document.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PAYMENT_SETTINGS } from '../payment.settings.ts';
import { qrBillData, qrBillLanguage } from './qr-bill.ts';
import { writeSender } from './receipt.ts';

/** The QR-bill of a payment as a PDF page, with the payment part below to cut off or scan. @param rest centimes still to be paid */
export function makeQrBill(payment: PaymentRecord, { operator, settings }: Services, rest: number): Promise<Buffer> {
  const { id, lang, kind, quantity, deadline, createdAt } = payment;
  const { qrBill } = settings.of(PAYMENT_SETTINGS);
  const title = textIn(lang, 'bill.title', { number: String(id) });
  return makePdf({ title, locale: lang, madeAt: createdAt }, (pdf) => {
    writeSender(pdf, operator, lang);
    let y = writeLine(pdf, title, { y: 200, size: 18, isBold: true });
    y = writeLine(pdf, textIn(lang, `receipt.item.${kind}`, { quantity }), { y: y + 12 });
    if (deadline) y = writeLine(pdf, textIn(lang, 'bill.until', { day: longDay(deadline, lang) }), { y });
    if (qrBill.isSample) writeLine(pdf, textIn(lang, 'bill.sample'), { y: y + 8, isBold: true });
    new SwissQRBill(qrBillData(qrBill, payment, rest), { language: qrBillLanguage(payment) }).attachTo(pdf);
  });
}
