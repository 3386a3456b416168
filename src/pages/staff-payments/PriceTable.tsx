import { amountText, rateText } from '#capabilities/payments/ui/amount-text.ts';
import type { StaffCreditsQuery } from '#generated/operations.ts';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The current price list; it is changed by a command. */
export function PriceTable({ prices }: { prices: StaffCreditsQuery['prices'] }) {
  const { locale, text } = useLocale();
  return (
    <TitledPanel title={text('payment.prices.title')} intro={text('payment.prices.intro')}>
      <table className="w-full max-w-prose text-left tabular-nums">
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            <th className="py-2 pr-3 font-normal">{text('payment.prices.what')}</th>
            <th className="py-2 pr-3 text-right font-normal">{text('payment.prices.amount')}</th>
            <th className="py-2 text-right font-normal">{text('payment.prices.vat')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ kind, offerType, quantity, amount, vatPerMille }) => (
            <tr key={`${kind} ${offerType} ${quantity}`} className="border-b border-line">
              <td className="py-2 pr-3">
                {text(kind === 'credits' ? `payment.line.pack.${offerType}` : `payment.prices.days.${offerType}`, {
                  count: quantity,
                })}
              </td>
              <td className="py-2 pr-3 text-right font-medium">{amountText(amount, 'CHF', locale)}</td>
              <td className="py-2 text-right">{rateText(vatPerMille, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledPanel>
  );
}
