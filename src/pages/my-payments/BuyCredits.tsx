import { type FormEvent, useState } from 'react';
import { paymentPath } from '#capabilities/payments/payment.links.ts';
import type { PayWay } from '#capabilities/payments/payment.ts';
import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import { type CardChoice, ChoiceCards } from '#capabilities/payments/ui/checkout/ChoiceCards.tsx';
import { PayButton } from '#capabilities/payments/ui/checkout/PayButton.tsx';
import { PriceSum } from '#capabilities/payments/ui/checkout/PriceSum.tsx';
import { usePaying } from '#capabilities/payments/ui/checkout/usePaying.ts';
import { firstWay, WayChoice } from '#capabilities/payments/ui/checkout/WayChoice.tsx';
import { FailureNotice } from '#capabilities/payments/ui/FailureNotice.tsx';
import { focusShownPayment } from '#capabilities/payments/ui/shown-payment.ts';
import { useRefresh, useReplaceAddress } from '#capabilities/payments/ui/useRefresh.ts';
import { vatWithin } from '#capabilities/prices/price.ts';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { MyPaymentsData } from './my-payments.loader.ts';

type Price = MyPaymentsData['prices'][number];

/** Credit packs of the price list, and the ways to pay. */
export function BuyCredits({ prices, ways }: Pick<MyPaymentsData, 'prices' | 'ways'>) {
  const tools = useLocale();
  const { locale, text } = tools;
  const packs = prices
    .filter(({ kind }) => kind === 'credits')
    .toSorted((a, b) => b.offerType - a.offerType || a.quantity - b.quantity);
  const [chosen, setChosen] = useState(() => (packs[0] ? keyOf(packs[0]) : ''));
  const [chosenWay, setChosenWay] = useState<PayWay | null>(null);
  const refresh = useRefresh();
  const replaceAddress = useReplaceAddress();
  const { pay, isPaying, failure } = usePaying(async ({ id }) => {
    await replaceAddress(paymentPath({ id, offerId: null }, locale));
    focusShownPayment();
  });
  const pack = packs.find((known) => keyOf(known) === chosen);
  if (!pack) return null;
  const way = chosenWay ?? firstWay(ways, null);
  const isFree = pack.amount === 0;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const { quantity: credits, offerType } = pack;
    if (isFree || way !== null) void pay({ credits, offerType, way: isFree ? null : way });
  };
  return (
    <TitledPanel title={text('payment.buy.title')} intro={text('payment.buy.intro')}>
      <form className="flex flex-col gap-6" onSubmit={onSubmit}>
        <ChoiceCards
          label={text('payment.buy.label')}
          choices={packs.map((known) => choiceOf(known, tools))}
          value={chosen}
          onValueChange={setChosen}
        />
        {!isFree && <WayChoice ways={ways} credits={null} way={way} onWayChange={setChosenWay} />}
        <PriceSum amount={pack.amount} vatAmount={vatWithin(pack)} vatPerMille={pack.vatPerMille} credits={null} />
        <FailureNotice failure={failure} onAgain={() => void refresh()} />
        <PayButton
          way={isFree ? 'free' : way}
          amount={amountText(pack.amount, 'CHF', locale)}
          credits={0}
          isPaying={isPaying}
        />
      </form>
    </TitledPanel>
  );
}

const keyOf = ({ offerType, quantity }: Price): string => `${offerType}-${quantity}`;

const choiceOf = (price: Price, { locale, text }: LocaleTools): CardChoice<string> => ({
  value: keyOf(price),
  title: text(`payment.line.pack.${price.offerType}`, { count: price.quantity }),
  aside: amountText(price.amount, 'CHF', locale),
  note: text('payment.buy.each', { amount: amountText(Math.round(price.amount / price.quantity), 'CHF', locale) }),
});
