import { OfferType } from '#capabilities/offers/offer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { switchOfferType } from '../search.links.ts';
import { searchHref } from './search-href.ts';
import type { PlacedSearch } from './useSearchDraft.ts';

/** The same search among homes to rent and homes to buy. */
export function OfferTypeLinks({ shown: { address, places } }: { shown: PlacedSearch }) {
  const { text, locale } = useLocale();
  return (
    <div className="either-or flex shrink-0">
      {[OfferType.Rent, OfferType.Sell].map((type) => (
        <a
          key={type}
          href={searchHref(switchOfferType(address, type), places, locale)}
          aria-current={type === address.filter.offerType || undefined}
        >
          {text(`search.offerType.${type}`)}
        </a>
      ))}
    </div>
  );
}
