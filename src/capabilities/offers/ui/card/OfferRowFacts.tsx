import type { OfferCardFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { availableText, kindText } from '../facts/kind-texts.ts';

type OfferRowFactsProps = { offer: OfferCardFragment; now: string };

/** Price from which francs are shown without centimes: rents per m² are exact to centimes. */
const WHOLE_FRANCS_FROM = 100;

/** Further facts of a home in a wide row, beyond those of a card. */
export function OfferRowFacts({ offer, now }: OfferRowFactsProps) {
  const tools = useLocale();
  const { pricePerM2, currency } = offer;
  const perM2 = pricePerM2 !== null && pricePerM2 >= WHOLE_FRANCS_FROM ? Math.round(pricePerM2) : pricePerM2;
  const facts = [
    ['offer.fact.kind', kindText(offer, tools)],
    ['offer.fact.pricePerM2', perM2 === null ? null : tools.money(perM2, currency)],
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
