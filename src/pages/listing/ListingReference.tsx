import { sourceText } from '#capabilities/offers/offer-source.ts';
import { ListingSection } from '#capabilities/offers/ui/listing/ListingSection.tsx';
import { FactList } from '#kit/design/content/FactList.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Listing } from './data/listing.loader.ts';

/** The number of a listing, its source, and its age. */
export function ListingReference({ listing }: { listing: Listing }) {
  const { text, date } = useLocale();
  const { id, source, createdAt, updatedAt } = listing;
  return (
    <ListingSection title={text('listing.reference')}>
      <FactList
        facts={[
          { label: text('offer.fact.id'), value: String(id) },
          { label: text('offer.fact.source'), value: sourceText(source, text) },
          { label: text('offer.fact.createdAt'), value: <time dateTime={createdAt}>{date(createdAt)}</time> },
          { label: text('offer.fact.updatedAt'), value: <time dateTime={updatedAt}>{date(updatedAt)}</time> },
        ]}
      />
    </ListingSection>
  );
}
