import type { ReactNode } from 'react';
import type { PublicListingFragment } from '#generated/operations.ts';
import { FactList } from '#kit/design/content/FactList.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { KeyFacts } from '../facts/KeyFacts.tsx';
import { OfferFeatureList } from '../facts/OfferFeatureList.tsx';
import { allFacts, keyFacts } from '../facts/offer-facts.ts';
import { offerTitle } from '../facts/offer-title.ts';
import { PriceHistory } from '../price/PriceHistory.tsx';
import { PricePerM2Comparison } from '../price/PricePerM2Comparison.tsx';
import { ListingDescription } from './ListingDescription.tsx';
import { ListingHeading } from './ListingHeading.tsx';
import { ListingLocation, type ListingPoint } from './ListingLocation.tsx';
import { ListingSection } from './ListingSection.tsx';

type ListingBodyProps = {
  listing: PublicListingFragment;
  /** The time of the page, ISO 8601. */
  now: string;
  /** The place of the median price as the end of a sentence: "in Lausanne". */
  where: string;
  map: (place: ListingPoint) => ReactNode;
  /** Further content of the page, at the end. */
  children?: ReactNode;
};

/** All details of a home, under its pictures. */
export function ListingBody({ listing, now, where, map, children }: ListingBodyProps) {
  const tools = useLocale();
  const { text } = tools;
  return (
    <div className="flex min-w-0 flex-col gap-12">
      <div className="flex flex-col gap-6">
        <ListingHeading listing={listing} title={offerTitle(listing, tools)} now={now} />
        <KeyFacts facts={keyFacts(listing, now, tools)} />
      </div>
      <ListingDescription listing={listing} />
      <ListingSection title={text('listing.details')}>
        <FactList facts={allFacts(listing, now, tools)} />
      </ListingSection>
      {listing.features !== 0 && (
        <ListingSection title={text('listing.features')}>
          <OfferFeatureList features={listing.features} />
        </ListingSection>
      )}
      <ListingLocation listing={listing} map={map} />
      <PricePerM2Comparison offer={listing} where={where} />
      <PriceHistory offer={listing} now={now} />
      {children}
    </div>
  );
}
