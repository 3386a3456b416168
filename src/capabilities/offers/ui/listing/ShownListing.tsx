import type { ReactNode } from 'react';
import type { PublicListingFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AdvertiserCard } from '../contact/AdvertiserCard.tsx';
import { OfferGallery, type ShownInGallery } from '../pictures/OfferGallery.tsx';
import { ListingBody } from './ListingBody.tsx';
import type { ListingPoint } from './ListingLocation.tsx';

type ShownListingProps = {
  listing: PublicListingFragment & ShownInGallery;
  /** The time of the page, ISO 8601. */
  now: string;
  /** The place of the median price as the end of a sentence: "in Lausanne". */
  where: string;
  map: (place: ListingPoint) => ReactNode;
};

/**
 * A listing as the public sees it, for its owner and its reviewers, before or instead of the public.
 *
 * Views are not counted, and the telephone number is not requested. Needs the texts `listing`.
 */
export function ShownListing({ listing, now, where, map }: ShownListingProps) {
  const { text } = useLocale();
  const { hasPhoneNumber } = listing.contactInfo;
  return (
    <article className="flex flex-col gap-4">
      <OfferGallery offer={listing} shownFile={null} />
      <div className="listing-columns">
        <ListingBody listing={listing} now={now} where={where} map={map} />
        <aside className="top-20 self-start tablet-landscape:sticky">
          <AdvertiserCard offer={listing} id="advertiser">
            <p className="text-sm text-muted">
              {text(hasPhoneNumber ? 'listing.preview.phone' : 'offer.contact.noPhone')}
            </p>
          </AdvertiserCard>
        </aside>
      </div>
    </article>
  );
}
