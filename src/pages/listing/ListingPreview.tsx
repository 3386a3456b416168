import type { KnownOffer } from '#capabilities/offers/ui/card/known-offers.ts';
import { offerTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { ListingHeading } from '#capabilities/offers/ui/listing/ListingHeading.tsx';
import { NoPictures } from '#capabilities/offers/ui/pictures/NoPictures.tsx';
import { OfferGalleryTrack } from '#capabilities/offers/ui/pictures/OfferGalleryTrack.tsx';
import { offerPictureHref, pictureSource } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Number of pictures that a card holds; with so many there are likely more. */
const KNOWN_PICTURES = 4;

/** A listing that loads: the content of its card, each part where the page will have it. */
export function ListingPreview({ offer, shownFile }: KnownOffer) {
  const tools = useLocale();
  const { images, category } = offer;
  const slides = images.map((image) => ({
    href: offerPictureHref(image, image.width),
    picture: { ...pictureSource(image, '', category), width: image.width, height: image.height, isPlan: false },
  }));
  const count = images.length === KNOWN_PICTURES ? KNOWN_PICTURES + 1 : images.length;
  const unknown = { netPrice: null, additionalFees: null, comparablePrice: null };
  return (
    <article aria-busy className="page-width flex min-h-dvh flex-col gap-4 pb-16">
      <div className="h-11 tablet:mt-1" />
      <div inert className="relative -mt-2 tablet:-mt-1">
        {images.length === 0 ? (
          <NoPictures category={category} />
        ) : (
          <div className="-mx-4 tablet:mx-0">
            <OfferGalleryTrack slides={slides} count={count} shownFile={shownFile()} />
          </div>
        )}
      </div>
      <div className="listing-columns">
        <ListingHeading
          listing={{ ...offer, ...unknown }}
          title={offerTitle(offer, tools)}
          now={new Date().toISOString()}
        />
      </div>
    </article>
  );
}
