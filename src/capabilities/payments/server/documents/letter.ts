import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import type { Operator } from '#platform/config/operator-settings.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Pdf } from '#platform/pdf/pdf.ts';
import { drawLetterhead, drawRule, writeLine } from '#platform/pdf/pdf-document.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { homeText, itemText, periodText } from '../payment/purchase-text.ts';
import { operatorNumberText } from './operator-number.ts';
import { vatAmountOf } from './payment.view.ts';

/** Positions on a page, points: of its parts from the top, of the recipient and of the values from the left. */
const TOP = { letterhead: 50, sample: 62, sender: 100, title: 205 } as const;
const LEFT = { recipient: 330, values: 180 } as const;

/** A label and its value. */
export type LetterRow = readonly [label: string, value: string];

/** Content of a QR-bill or a receipt. */
interface Letter {
  title: string;
  payment: PaymentRecord;
  operator: Operator;
  locale: Locale;
  facts: readonly LetterRow[];
  /** Rows at the right edge; the last one is bold. */
  amounts: readonly LetterRow[];
}

/** Writes sender, recipient, title, facts and amounts. Returns the position below them. */
export function writeLetter(pdf: Pdf, { title, payment, operator, locale, facts, amounts }: Letter): number {
  const senderEnd = writeSender(pdf, operator, locale);
  const recipientEnd = writeRecipient(pdf, payment);
  let y = Math.max(TOP.title, senderEnd + 14, recipientEnd + 14);
  y = writeLine(pdf, title, { y, size: 18, isBold: true }) + 8;
  for (const [label, value] of facts)
    y = Math.max(writeLine(pdf, label, { y }), writeLine(pdf, value, { y, left: LEFT.values }));
  y += 8;
  drawRule(pdf, y);
  y += 10;
  for (const [index, [label, value]] of amounts.entries()) {
    const isBold = index === amounts.length - 1;
    y = Math.max(writeLine(pdf, label, { y, isBold }), writeLine(pdf, value, { y, isRight: true, isBold }));
  }
  return y;
}

/** Writes the sender with its tax number; without a configured operator, a mark that it is a sample. */
function writeSender(pdf: Pdf, { name, address, uid, isSample }: Operator, locale: Locale): number {
  drawLetterhead(pdf, TOP.letterhead);
  if (isSample)
    writeLine(pdf, textIn(locale, 'receipt.sampleOperator'), {
      y: TOP.sample,
      left: LEFT.recipient,
      size: 8,
      isBold: true,
    });
  let y: number = TOP.sender;
  for (const line of [name, ...address, ...(uid === null ? [] : [operatorNumberText(uid, locale)])])
    y = writeLine(pdf, line, { y, size: 9 });
  return y;
}

function writeRecipient(pdf: Pdf, { recipient, payerName, email }: PaymentRecord): number {
  let y: number = TOP.sender;
  for (const line of [...(recipient || payerName).split('\n'), email].filter(Boolean))
    y = writeLine(pdf, line, { y, left: LEFT.recipient });
  return y;
}

/** Subject and period of a purchase. */
export function purchaseRows(payment: PaymentRecord, locale: Locale): LetterRow[] {
  const home = homeText(payment, locale);
  return [
    ...(home === null ? [] : [[textIn(locale, 'document.home'), home] as const]),
    [textIn(locale, 'document.period'), periodText(payment, locale)],
  ];
}

/** Kind, net amount, tax and total of a payment. @param sign -1 for money that goes back */
export function amountRows(payment: PaymentRecord, locale: Locale, sign: 1 | -1 = 1): LetterRow[] {
  const { amount, vatPerMille } = payment;
  const money = (centimes: number): string => moneyText(payment, sign * centimes, locale);
  const item = [itemText(payment, locale), money(amount)] as const;
  const total = [textIn(locale, 'receipt.total'), money(amount)] as const;
  // An operator without value-added tax must not show any (MWSTG Art. 27).
  if (vatPerMille === 0) return [item, total];
  const tax = vatAmountOf(payment);
  const percent = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { maximumFractionDigits: 1 }).format(vatPerMille / 10);
  return [
    item,
    [textIn(locale, 'receipt.withoutTax'), money(amount - tax)],
    [textIn(locale, 'receipt.tax', { percent }), money(tax)],
    total,
  ];
}

/** An amount in the currency of a payment. @param centimes below 0 for money that goes back */
export const moneyText = ({ currency }: Pick<PaymentRecord, 'currency'>, centimes: number, locale: Locale): string =>
  `${currency} ${new Intl.NumberFormat(LANGUAGE_TAGS[locale], { minimumFractionDigits: 2 }).format(centimes / 100)}`;
