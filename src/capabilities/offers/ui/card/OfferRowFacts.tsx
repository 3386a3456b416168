import type { OfferCardFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { availableText, kindText } from '../facts/kind-texts.ts';
import { shownPerM2 } from '../price/price-comparison.ts';

type OfferRowFactsProps = { offer: OfferCardFragment; now: string };

/** Further facts of a home in a wide row, beyond those of a card. */
export function OfferRowFacts({ offer, now }: OfferRowFactsProps) {
  const tools = useLocale();
  const { pricePerM2, currency } = offer;
  const facts = [
    ['offer.fact.kind', kindText(offer, tools)],
    ['offer.fact.pricePerM2', pricePerM2 === null ? null : tools.money(shownPerM2(pricePerM2), currency)],
    ['offer.fact.availableFrom', availableText(offer.availableFrom, now, tools)],
    ['offer.fact.createdAt', tools.relativeDays(offer.createdAt, now)],
  ] as const;
  return (
    <dl className="card-facts">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{tools.text(name)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
