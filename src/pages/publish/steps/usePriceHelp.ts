import { useEffect, useState } from 'react';
import { OfferType } from '#capabilities/offers/offer.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { PriceHelpDocument, type PriceHelpQuery } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';

/** What such homes cost in a place; null while nobody knows, and where too few are on offer. */
export function usePriceHelp(values: OfferForm): PriceHelpQuery['priceRange'] {
  const { cityId, category, rooms, livingSpace } = values;
  const offerType = values.offerType === OfferType.Rent ? OfferType.Rent : OfferType.Sell;
  const [usual, setUsual] = useState<PriceHelpQuery['priceRange']>(null);
  useEffect(() => {
    if (cityId === null) return setUsual(null);
    const controller = new AbortController();
    postGraphql(PriceHelpDocument, { cityId, offerType, category, rooms, livingSpace }, controller.signal).then(
      ({ priceRange }) => setUsual(priceRange),
      // A help that does not come is none.
      () => controller.signal.aborted || setUsual(null),
    );
    return () => controller.abort();
  }, [cityId, offerType, category, rooms, livingSpace]);
  return usual;
}
