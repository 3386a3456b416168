import { useEffect, useState } from 'react';
import { OfferType } from '#capabilities/offers/offer.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { PriceHelpDocument, type PriceHelpQuery } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';

/** Usual prices of similar homes in a place; null while they are unknown, and for too few offers. */
export function usePriceHelp(values: OfferForm): PriceHelpQuery['priceRange'] {
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
