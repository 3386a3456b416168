import { useEffect, useState } from 'react';
import { OfferType } from '#capabilities/offers/offer.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { priceStanding } from '#capabilities/publishing/ui/price/price-check.ts';
import { PriceHelpDocument, type PriceHelpQuery } from '#generated/operations.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { postGraphql } from '#kit/graphql/transport.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Usual prices of similar homes in the place, while the price is typed; a price far from them is marked. */
export function PriceHelp({ values }: { values: OfferForm }) {
  const { text, money, number } = useLocale();
  const usual = usePriceHelp(values);
  if (usual === null) return null;
  const standing = values.price === null || values.price === 0 ? null : priceStanding(values.price, usual);
  const isFar = standing === 'tooLow' || standing === 'tooHigh';
  return (
    <div role="status" className="flex flex-col gap-3 rounded-md bg-mist px-4 py-3">
      <p>
        {text('publish.price.usual', {
          place: usual.locationName,
          median: money(usual.median),
          low: money(usual.low),
          high: money(usual.high),
          offers: number(usual.offers),
        })}
      </p>
      {values.price !== null && values.price > 0 && <Scale price={values.price} usual={usual} />}
      {standing && (
        <p className={isFar ? 'flex gap-2 font-medium text-brick-hover' : 'text-sm text-muted'}>
          {isFar && <Icon name="triangle-exclamation-point" className="size-5 shrink-0" />}
          {text(`publish.price.${standing}`)}
        </p>
      )}
    </div>
  );
}

type ScaleProps = { price: number; usual: { low: number; median: number; high: number } };

/** The middle half of such prices, and this one; the text above states the same. */
function Scale({ price, usual: { low, median, high } }: ScaleProps) {
  const end = Math.max(high * 1.5, median * 2);
  const at = (value: number): string => `${Math.min(98, Math.max(1, (value / end) * 100))}%`;
  return (
    <div aria-hidden="true" className="relative h-3 rounded-full bg-line">
      <span
        className="absolute inset-y-0 rounded-full bg-lake/40"
        style={{ left: at(low), width: `${Math.max(2, ((high - low) / end) * 100)}%` }}
      />
      <span className="absolute inset-y-0 w-0.5 bg-lake" style={{ left: at(median) }} />
      <span className="absolute -inset-y-1 w-1 rounded-full bg-brick" style={{ left: at(price) }} />
    </div>
  );
}

/** Usual prices of similar homes in a place; null while they are unknown, and for too few offers. */
function usePriceHelp(values: OfferForm): PriceHelpQuery['priceRange'] {
  const { cityId, category, rooms, livingSpace } = values;
  const offerType = values.offerType === OfferType.Rent ? OfferType.Rent : OfferType.Sell;
  const [usual, setUsual] = useState<PriceHelpQuery['priceRange']>(null);
  useEffect(() => {
    if (cityId === null) return setUsual(null);
    const controller = new AbortController();
    postGraphql(PriceHelpDocument, { cityId, offerType, category, rooms, livingSpace }, controller.signal).then(
      ({ priceRange }) => setUsual(priceRange),
      // Help that fails to load is left out.
      () => controller.signal.aborted || setUsual(null),
    );
    return () => controller.abort();
  }, [cityId, offerType, category, rooms, livingSpace]);
  return usual;
}
