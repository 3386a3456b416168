import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import type { StaffSumsQuery } from '#generated/operations.ts';
import { FactList } from '#kit/design/content/FactList.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type SumRow = StaffSumsQuery['paymentSums']['rows'][number];

/** Received and refunded money of some rows, the revenue, and the tax in it. */
export function SumFacts({ rows }: { rows: readonly SumRow[] }) {
  const { locale, text } = useLocale();
  const sum = (of: (row: SumRow) => number): number => rows.reduce((before, row) => before + of(row), 0);
  const money = (centimes: number): string => amountText(centimes, 'CHF', locale);
  const partRefunded = sum((row) => row.partRefunded);
  const counted = (id: string, count: number, centimes: number) => (
    <>
      {money(centimes)}
      <span className="block text-sm font-normal text-muted">{text(`payment.books.${id}`, { count })}</span>
    </>
  );
  return (
    <FactList
      facts={[
        {
          label: text('payment.books.received'),
          value: counted(
            'count',
            sum((row) => row.count),
            sum((row) => row.amount),
          ),
        },
        {
          label: text('payment.books.refunded'),
          value: counted(
            'refundCount',
            sum((row) => row.refundCount),
            -sum((row) => row.refundAmount),
          ),
        },
        { label: text('payment.books.balance'), value: money(sum((row) => row.amount - row.refundAmount)) },
        { label: text('payment.books.tax'), value: money(sum((row) => row.vatAmount - row.refundVatAmount)) },
        ...(partRefunded === 0 ? [] : [{ label: text('payment.books.partRefunded'), value: money(partRefunded) }]),
      ]}
    />
  );
}
