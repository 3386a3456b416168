import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import type { CardChoice } from '#capabilities/payments/ui/checkout/ChoiceCards.tsx';
import { DAY_MS } from '#kernel/time.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { PayPropertyData } from './pay-property.loader.ts';

type Price = PayPropertyData['prices'][number];

/** The durations of a publication in the price list; for a prolongation with its end. */
export const dayChoices = (
  prices: readonly Price[],
  { mayProlong, endDate }: Pick<PayPropertyData['offer'], 'mayProlong' | 'endDate'>,
  { locale, text, date }: LocaleTools,
): CardChoice<string>[] =>
  prices.map(({ quantity, amount }) => ({
    value: String(quantity),
    title: text(mayProlong ? 'payment.days.more' : 'payment.days.count', { count: quantity }),
    aside: amount === 0 ? text('payment.days.free') : amountText(amount, 'CHF', locale),
    note:
      mayProlong && endDate !== null
        ? text('payment.days.until', { date: date(new Date(new Date(endDate).getTime() + quantity * DAY_MS), 'long') })
        : text('payment.days.perDay', { amount: amountText(Math.round(amount / quantity), 'CHF', locale) }),
  }));
