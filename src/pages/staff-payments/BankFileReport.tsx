import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type BankReport, ENDS } from './bank-report.ts';

/** Amounts of an imported bank file by their end, and entries that could not be read. */
export function BankFileReport({ name, report }: { name: string; report: BankReport }) {
  const { text, number } = useLocale();
  const { format, ends, passedOver, elsewhere, faults } = report;
  const counts = [
    ...ENDS.map((end) => ({ key: end, count: ends[end], words: text(`payment.file.end.${end}`) })),
    { key: 'passedOver', count: passedOver, words: text('payment.file.passedOver') },
    ...elsewhere.map(({ account, count }) => ({
      key: `account ${account}`,
      count,
      words: text('payment.file.elsewhere', { account: account || text('payment.file.noAccount') }),
    })),
  ].filter(({ count }) => count > 0);
  const entryOf = (entry: string): string => entry || text('payment.file.entry');
  const unread = new Set(
    faults.map(({ entry, kind }) => text(`payment.file.fault.${kind}`, { entry: entryOf(entry) })),
  );
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium break-words">{text('payment.file.done', { name, format })}</p>
      <ul className="flex flex-col gap-1">
        {counts.map(({ key, count, words }) => (
          <li key={key} className="flex gap-3">
            <span className="w-12 shrink-0 text-right font-medium tabular-nums">{number(count)}</span>
            <span className="min-w-0 break-words">{words}</span>
          </li>
        ))}
      </ul>
      {unread.size > 0 && (
        <div className="rounded-md bg-brick-tint px-4 py-3 text-brick-hover">
          <p className="font-medium">{text('payment.file.unread')}</p>
          <ul>
            {[...unread].map((words) => (
              <li key={words} className="break-words">
                {words}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
