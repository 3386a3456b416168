import { LANGUAGE_TAGS } from '#kernel/locale.ts';
import type { Operator } from '#platform/config/operator-settings.ts';
import { longDay } from '#platform/i18n/long-day.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Pdf } from '#platform/pdf/pdf.ts';
import { drawLetterhead, drawRule, makePdf, writeLine } from '#platform/pdf/pdf-document.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PaymentOperation } from '../../payment.ts';
import { vatAmountOf } from './payment.view.ts';

/** Vertical positions of the parts of a page, points. */
const TOP = { letterhead: 50, sender: 100, title: 200, facts: 240 } as const;

/** A line of two columns. */
type Row = readonly [label: string, value: string];

/** Writes the sender of a document; without a configured operator, a mark that it is a sample. */
export function writeSender(pdf: Pdf, operator: Operator, locale: PaymentRecord['lang']): void {
  drawLetterhead(pdf, TOP.letterhead);
  const lines = [operator.name, ...operator.address, ...(operator.uid === null ? [] : [operator.uid])];
  let y: number = TOP.sender;
  for (const line of lines) y = writeLine(pdf, line, { y, size: 9 });
  if (operator.isSample) writeLine(pdf, textIn(locale, 'receipt.sampleOperator'), { y, size: 9, isBold: true });
}

/**
 * The receipt of a payment or of its refund, in the payer's language, with the included tax. Up to CHF 400 the law requires no
 * name of the payer (MWSTV 57).
 *
 * @source docs/decisions/039-qr-bills-and-documents.md
 */
export function makeReceipt(payment: PaymentRecord, operator: Operator): Promise<Buffer> {
  const { id, lang, operationType, refundOf } = payment;
  const isRefund = operationType === PaymentOperation.Refund;
  const title = textIn(lang, isRefund ? 'receipt.refundTitle' : 'receipt.title', { number: String(id) });
  return makePdf({ title, locale: lang, madeAt: payment.paidAt ?? payment.updatedAt }, (pdf) => {
    writeSender(pdf, operator, lang);
    writeLine(pdf, title, { y: TOP.title, size: 18, isBold: true });
    let y: number = TOP.facts;
    for (const [label, value] of factsOf(payment)) y = writeRow(pdf, label, value, y);
    if (isRefund) y = writeLine(pdf, textIn(lang, 'receipt.ofPayment', { number: String(refundOf) }), { y });
    y += 12;
    drawRule(pdf, y);
    y += 12;
    const rows = moneyOf(payment);
    for (const [index, [label, value]] of rows.entries())
      y = writeRow(pdf, label, value, y, { isRight: true, isBold: index === rows.length - 1 });
    if (payment.way === 'credit') writeLine(pdf, textIn(lang, 'receipt.taxedBefore'), { y: y + 8, size: 9 });
  });
}

function factsOf({ lang, paidAt, updatedAt, payerName, email, offerId, way, credits }: PaymentRecord): Row[] {
  const who = [payerName, email].filter((text) => text !== '').join(', ');
  return [
    [textIn(lang, 'receipt.date'), longDay(paidAt ?? updatedAt, lang)],
    ...(who === '' ? [] : ([[textIn(lang, 'receipt.to'), who]] as const)),
    ...(offerId === null ? [] : ([['', textIn(lang, 'receipt.offer', { number: String(offerId) })]] as const)),
    [textIn(lang, 'receipt.way'), textIn(lang, `receipt.way.${way}`, { credits: credits ?? 0 })],
  ];
}

function moneyOf(payment: PaymentRecord): Row[] {
  const { lang, amount, currency, vatPerMille, kind, quantity, operationType, way, credits } = payment;
  const sign = operationType === PaymentOperation.Refund ? -1 : 1;
  const money = (centimes: number): string =>
    `${currency} ${new Intl.NumberFormat(LANGUAGE_TAGS[lang], { minimumFractionDigits: 2 }).format((sign * centimes) / 100)}`;
  const item = textIn(lang, `receipt.item.${kind}`, { quantity });
  if (way === 'credit') return [[item, textIn(lang, 'receipt.way.credit', { credits: sign * (credits ?? 0) })]];
  const tax = vatAmountOf(payment);
  const percent = new Intl.NumberFormat(LANGUAGE_TAGS[lang], { maximumFractionDigits: 1 }).format(vatPerMille / 10);
  return [
    [item, money(amount)],
    [textIn(lang, 'receipt.withoutTax'), money(amount - tax)],
    [textIn(lang, 'receipt.tax', { percent }), money(tax)],
    [textIn(lang, 'receipt.total'), money(amount)],
  ];
}

/** Writes a label and its value, beside it or at the right edge. Returns the position of the next row. */
function writeRow(
  pdf: Pdf,
  label: string,
  value: string,
  y: number,
  { isRight = false, isBold = false }: { isRight?: boolean; isBold?: boolean } = {},
): number {
  const next = writeLine(pdf, label, { y, isBold });
  if (isRight) return Math.max(next, writeLine(pdf, value, { y, isRight, isBold }));
  return Math.max(next, writeBeside(pdf, value, y));
}

const BESIDE = 180;

function writeBeside(pdf: Pdf, value: string, y: number): number {
  pdf.save().translate(BESIDE - 57, 0);
  const next = writeLine(pdf, value, { y });
  pdf.restore();
  return next;
}
