import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import { ContactCard } from '#capabilities/offers/ui/ContactCard.tsx';
import { KeyFacts } from '#capabilities/offers/ui/KeyFacts.tsx';
import { knownOffers } from '#capabilities/offers/ui/known-offers.ts';
import { OfferFeatureList } from '#capabilities/offers/ui/OfferFeatureList.tsx';
import { OfferGallery } from '#capabilities/offers/ui/OfferGallery.tsx';
import { allFacts, keyFacts } from '#capabilities/offers/ui/offer-facts.ts';
import { offerTitle } from '#capabilities/offers/ui/offer-title.ts';
import { PriceHistory } from '#capabilities/offers/ui/PriceHistory.tsx';
import { PricePerM2Comparison } from '#capabilities/offers/ui/PricePerM2Comparison.tsx';
import { useOfferPhone } from '#capabilities/offers/ui/useOfferPhone.ts';
import { useRememberSeen } from '#capabilities/offers/ui/useSeenOffers.ts';
import type { OfferCardFragment } from '#generated/operations.ts';
import { FactList } from '#kit/design/content/FactList.tsx';
import { type Breadcrumb, Breadcrumbs } from '#kit/design/navigation/Breadcrumbs.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ContactBar } from './ContactBar.tsx';
import { ListingActions } from './ListingActions.tsx';
import { ListingDescription } from './ListingDescription.tsx';
import { ListingHeading } from './ListingHeading.tsx';
import { ListingLocation } from './ListingLocation.tsx';
import { ListingReference } from './ListingReference.tsx';
import { ListingSection } from './ListingSection.tsx';
import { ListingTop } from './ListingTop.tsx';
import type { Listing } from './listing.loader.ts';
import { PictureButtons } from './PictureButtons.tsx';
import { SimilarListings } from './SimilarListings.tsx';
import type { ResultsWay } from './useResultsWay.ts';

type OnlineListingProps = {
  listing: Listing;
  trail: readonly Breadcrumb[];
  similar: readonly OfferCardFragment[];
  now: string;
  way: ResultsWay | null;
};

/** A home on offer: pictures, then facts on the left and the advertiser, always in view, on the right. */
export function OnlineListing({ listing, trail, similar, now, way }: OnlineListingProps) {
  const tools = useLocale();
  const { text } = tools;
  const title = offerTitle(listing, tools);
  useRememberSeen(listing.id);
  const offerPhone = useOfferPhone(listing.id);
  const yardstick = listing.places.filter((place) => place.id === listing.placePrice?.locationId);
  return (
    <>
      <article className="page-width flex flex-col gap-4 pb-16">
        <div className="flex items-center gap-4 tablet:pt-1">
          <ListingTop way={way}>
            <Breadcrumbs items={trail} />
          </ListingTop>
          <ListingActions listing={listing} title={title} className="hidden tablet:flex" />
        </div>
        <div className="relative -mt-2 tablet:-mt-1">
          <PictureButtons title={title} trail={trail} way={way} />
          <OfferGallery offer={listing} shownFile={knownOffers.shownFile(listing.id, listing.images[0]?.key)} />
        </div>
        <div className="listing-columns">
          <div className="flex min-w-0 flex-col gap-12">
            <div className="flex flex-col gap-6">
              <ListingHeading listing={listing} title={title} now={now} />
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
            <ListingLocation listing={listing} />
            <PricePerM2Comparison offer={listing} where={inPlaces(yardstick, tools)} />
            <PriceHistory offer={listing} now={now} />
            <ListingReference listing={listing} />
          </div>
          <aside className="top-20 self-start tablet-landscape:sticky">
            <ContactCard offer={listing} id={CONTACT_ID} offerPhone={offerPhone} />
            <ListingActions listing={listing} title={title} className="mt-3 flex justify-center tablet:hidden" />
          </aside>
        </div>
        {similar.length > 0 && (
          <div className="mt-12">
            <SimilarListings title={text('listing.similar')} offers={similar} now={now} />
          </div>
        )}
      </article>
      <ContactBar listing={listing} contactId={CONTACT_ID} offerPhone={offerPhone} />
    </>
  );
}

/** Where the bar at the foot of a phone leads. */
const CONTACT_ID = 'contact';
