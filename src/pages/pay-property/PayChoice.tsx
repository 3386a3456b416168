import { type FormEvent, useState } from 'react';
import { creditsFor } from '#capabilities/payments/credits.ts';
import { paymentPath } from '#capabilities/payments/payment.links.ts';
import type { PayWay } from '#capabilities/payments/payment.ts';
import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import { type CardChoice, ChoiceCards } from '#capabilities/payments/ui/checkout/ChoiceCards.tsx';
import { PayButton } from '#capabilities/payments/ui/checkout/PayButton.tsx';
import { PriceSum } from '#capabilities/payments/ui/checkout/PriceSum.tsx';
import { usePaying } from '#capabilities/payments/ui/checkout/usePaying.ts';
import {
  type CreditOffer,
  firstWay,
  hasEnoughCredits,
  payableWays,
  WayChoice,
} from '#capabilities/payments/ui/checkout/WayChoice.tsx';
import { FailureNotice } from '#capabilities/payments/ui/FailureNotice.tsx';
import { focusShownPayment } from '#capabilities/payments/ui/shown-payment.ts';
import { useRefresh, useReplaceAddress } from '#capabilities/payments/ui/useRefresh.ts';
import { vatWithin } from '#capabilities/prices/price.ts';
import { DAY_MS } from '#kernel/time.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { PayPropertyData } from './pay-property.loader.ts';
import { paymentToast } from './payment-toast.ts';

type PayChoiceProps = {
  data: PayPropertyData;
  /** A payment without effect: its choices are preselected. */
  before: PayPropertyData['payments'][number] | null;
};

/** The choice of days and way, and the button that pays. */
export function PayChoice({ data, before }: PayChoiceProps) {
  const tools = useLocale();
  const { locale, text } = tools;
  const { offer, ways, credits } = data;
  const prices = data.prices.filter(({ kind, offerType }) => kind === 'publication' && offerType === offer.offerType);
  const [days, setDays] = useState(
    () => (prices.find(({ quantity }) => quantity === before?.days) ?? prices[0])?.quantity,
  );
  const price = prices.find(({ quantity }) => quantity === days);
  const creditOffer: CreditOffer = {
    balance: offer.offerType === 1 ? credits.rentCredits : credits.sellCredits,
    needed: creditsFor(offer.offerType, days ?? 0),
  };
  const [chosenWay, setChosenWay] = useState<PayWay | null>(before?.way ?? null);
  const isChosenThere = payableWays(ways, creditOffer).some((offered) => offered.way === chosenWay);
  const isPayable = isChosenThere && (chosenWay !== 'credit' || hasEnoughCredits(creditOffer));
  const way = isPayable ? chosenWay : firstWay(ways, creditOffer);
  const refresh = useRefresh();
  const replaceAddress = useReplaceAddress();
  const { pay, isPaying, failure } = usePaying(async (payment, input) => {
    const toast = paymentToast(payment, input);
    if (toast !== null) toasts.show(toast.kind, 'payment', { text: toast.text });
    await replaceAddress(paymentPath({ id: payment.id, offerId: offer.id }, locale));
    focusShownPayment();
  });
  if (!price) return <p className="text-muted">{text('payment.noPrices')}</p>;
  const isFree = price.amount === 0;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFree || way !== null) void pay({ offerId: offer.id, days, way: isFree ? null : way });
  };
  return (
    <Panel>
      <form className="flex flex-col gap-6" onSubmit={onSubmit}>
        <ChoiceCards
          label={text(offer.mayProlong ? 'payment.days.prolong' : 'payment.days.label')}
          choices={dayChoices(prices, offer, tools)}
          value={String(days)}
          onValueChange={(value) => setDays(Number(value))}
        />
        {!isFree && <WayChoice ways={ways} credits={creditOffer} way={way} onWayChange={setChosenWay} />}
        <PriceSum
          amount={price.amount}
          vatAmount={vatWithin(price)}
          vatPerMille={price.vatPerMille}
          credits={way === 'credit' && !isFree ? creditOffer : null}
        />
        <FailureNotice failure={failure} offerId={offer.id} onAgain={() => void refresh()} />
        <PayButton
          way={isFree ? 'free' : way}
          amount={amountText(price.amount, 'CHF', locale)}
          credits={creditOffer.needed}
          isPaying={isPaying}
        />
        {offer.mayProlong || <p className="text-sm text-muted">{text('payment.reviewAfter')}</p>}
      </form>
    </Panel>
  );
}

type Price = PayPropertyData['prices'][number];

/** The durations of a publication in the price list; for a prolongation with its end. */
const dayChoices = (
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
