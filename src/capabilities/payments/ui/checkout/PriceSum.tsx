import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { amountText, rateText } from '../amount-text.ts';
import type { CreditOffer } from './WayChoice.tsx';

type PriceSumProps = {
  /** Centimes, tax included. */
  amount: number;
  vatAmount: number;
  vatPerMille: number;
  /** For payment by credits: the balance and the price. */
  credits: CreditOffer | null;
};

/** The amount due, with its tax; for credits the balance afterwards. */
export function PriceSum({ amount, vatAmount, vatPerMille, credits }: PriceSumProps) {
  const { locale, text } = useLocale();
  const money = amountText(amount, 'CHF', locale);
  const vat = amountText(vatAmount, 'CHF', locale);
  return (
    <div
      className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-4"
      aria-live="polite"
    >
      <p className="text-lg font-medium">{text('payment.sum')}</p>
      {credits ? (
        <p className="ml-auto text-right">
          <span className="block text-xl font-medium">{text('payment.credits', { count: credits.needed })}</span>
          <span className="block text-sm text-muted">
            {text('payment.sum.credits', { before: credits.balance, after: credits.balance - credits.needed })}
          </span>
        </p>
      ) : (
        <p className="ml-auto text-right tabular-nums">
          <span className="block text-xl font-medium">{money}</span>
          {amount > 0 && (
            <span className="block text-sm text-muted">
              {text('payment.sum.vat', { vat, rate: rateText(vatPerMille, locale) })}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
