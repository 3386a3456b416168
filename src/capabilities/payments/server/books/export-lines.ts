import { stringify } from 'csv-stringify/sync';
import { vatWithin } from '#capabilities/prices/price.ts';
import type { Locale } from '#kernel/locale.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import type { Db } from '#platform/db/db.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { BooksPeriod } from '../../books-period.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PaymentOperation } from '../../payment.ts';
import { itemText } from '../payment/purchase-text.ts';
import { listOfPeriod } from './exported-payments.queries.ts';

/** Payments read at once: the memory of an export does not grow with its length. */
const BATCH = 500;

const COLUMNS = [
  ...['number', 'kind', 'day', 'refundOf', 'payer', 'email', 'item', 'listing', 'title', 'way'],
  ...['currency', 'amount', 'net', 'rate', 'tax', 'partRefunded', 'reference', 'providerRef'],
] as const;

type Cell = string | number | null;

/**
 * Payments and refunds of a period as CSV, in the way that spreadsheets of this country open it: semicolons, UTF-8 with its mark. Texts
 * that a spreadsheet would take for a formula begin with an apostrophe; refunds have amounts below zero.
 */
export async function* exportLines(db: Db, period: BooksPeriod, locale: Locale): AsyncGenerator<string> {
  yield `\ufeff${written([COLUMNS.map((column) => textIn(locale, `export.${column}`))])}`;
  let after = 0;
  for (;;) {
    const payments = await listOfPeriod(db, period, { after, limit: BATCH });
    if (payments.length === 0) return;
    yield written(payments.map((payment) => cellsOf(payment, locale)));
    after = payments.at(-1)?.id ?? after;
  }
}

function cellsOf(payment: PaymentRecord, locale: Locale): Cell[] {
  const { id, operationType, paidAt, refundOf, offerId, offerTitle, way, currency, amount, vatPerMille } = payment;
  const isRefund = operationType === PaymentOperation.Refund;
  const francs = (centimes: number): number => (isRefund ? -centimes : centimes) / 100;
  const tax = vatWithin(payment);
  return [
    ...[id, textIn(locale, isRefund ? 'export.refund' : 'export.payment'), paidAt && swissDay(paidAt), refundOf],
    ...[payment.recipient.split('\n').join(', ') || payment.payerName, payment.email],
    ...[itemText(payment, locale), offerId, offerTitle, textIn(locale, `receipt.way.${way}`, { credits: 0 })],
    ...[currency, francs(amount), francs(amount - tax), vatPerMille / 10, francs(tax), payment.partRefunded / 100],
    ...[payment.reference, payment.providerRef],
  ];
}

const written = (lines: readonly Cell[][]): string =>
  stringify([...lines], {
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    // Only typed texts may be formulas; a number below zero is none.
    cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
  });
