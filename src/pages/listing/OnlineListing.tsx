import { useCountSeen } from '#capabilities/interest/ui/useCountSeen.ts';
import { PlaceMap } from '#capabilities/locations/ui/PlaceMap.tsx';
import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import { StreetsWhenSeen } from '#capabilities/locations/ui/StreetsWhenSeen.tsx';
import { knownOffers } from '#capabilities/offers/ui/card/known-offers.ts';
import { ContactCard } from '#capabilities/offers/ui/contact/ContactCard.tsx';
import { useOfferPhone } from '#capabilities/offers/ui/contact/useOfferPhone.ts';
import { offerTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { ListingBody } from '#capabilities/offers/ui/listing/ListingBody.tsx';
import { OfferGallery } from '#capabilities/offers/ui/pictures/OfferGallery.tsx';
import { useRememberSeen } from '#capabilities/offers/ui/seen/useSeenOffers.ts';
import { TrustMarks } from '#capabilities/review/ui/TrustMarks.tsx';
import type { OfferCardFragment } from '#generated/operations.ts';
import { type Breadcrumb, Breadcrumbs } from '#kit/design/navigation/Breadcrumbs.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ContactBar } from './contact/ContactBar.tsx';
import { useWriteDialog } from './contact/useWriteDialog.tsx';
import { WriteButton } from './contact/WriteButton.tsx';
import type { Listing } from './data/listing.loader.ts';
import { ListingActions } from './ListingActions.tsx';
import { ListingReference } from './ListingReference.tsx';
import { ListingTop } from './ListingTop.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import type { ResultsWay } from './results-way/useResultsWay.ts';
import { SimilarListings } from './SimilarListings.tsx';

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
  useCountSeen(listing.id);
  const offerPhone = useOfferPhone(listing.id);
  const writing = useWriteDialog(listing);
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
          <ListingBody
            listing={listing}
            now={now}
            where={inPlaces(yardstick, tools)}
            map={(place) => {
              const shown = listing.placeMap && { ...place, map: listing.placeMap };
              return (
                shown && (
                  <PlaceMap {...shown}>
                    <StreetsWhenSeen {...shown} />
                  </PlaceMap>
                )
              );
            }}
          >
            <ListingReference listing={listing} />
          </ListingBody>
          <aside className="top-20 self-start tablet-landscape:sticky">
            <ContactCard offer={listing} id={CONTACT_ID} offerPhone={offerPhone}>
              <WriteButton writing={writing} className="w-full" />
            </ContactCard>
            <TrustMarks offer={listing} />
            <ListingActions listing={listing} title={title} className="mt-3 flex justify-center tablet:hidden" />
          </aside>
        </div>
        {similar.length > 0 && (
          <div className="mt-12">
            <SimilarListings title={text('listing.similar')} offers={similar} now={now} />
          </div>
        )}
      </article>
      <ContactBar listing={listing} contactId={CONTACT_ID} offerPhone={offerPhone} writing={writing} />
      {writing.dialog}
    </>
  );
}

/** Target of the bar at the foot of a phone. */
const CONTACT_ID = 'contact';
