import { OfferType } from '#capabilities/offers/offer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { switchOfferType } from '../search.links.ts';
import { searchHref } from './search-href.ts';
import type { PlacedSearch } from './useSearchDraft.ts';

/** The same search among homes to rent and homes to buy. */
export function OfferTypeLinks({ shown: { address, places } }: { shown: PlacedSearch }) {
  const { text, locale } = useLocale();
  return (
    <div className="flex shrink-0 rounded-full border border-line bg-surface p-0.75">
      {[OfferType.Rent, OfferType.Sell].map((type) => (
        <a
          key={type}
          href={searchHref(switchOfferType(address, type), places, locale)}
          aria-current={type === address.filter.offerType || undefined}
          className={LINK_CLASSES}
        >
          {text(`search.offerType.${type}`)}
        </a>
      ))}
    </div>
  );
}

const LINK_CLASSES =
  'inline-flex min-h-8 items-center rounded-full px-4 text-sm font-medium text-muted transition-colors ' +
  'hover:text-ink aria-[current]:bg-ink aria-[current]:text-paper';
