import { lazy, Suspense } from 'react';
import type { OfferCardFragment } from '#generated/operations.ts';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { HomeDrawing } from '../pictures/HomeDrawing.tsx';
import { type OfferPicture, pictureSource } from '../pictures/offer-picture.ts';

const Carousel = lazy(async () => ({ default: (await import('#kit/design/pictures/Carousel.tsx')).Carousel }));

/** Largest width of a picture on a card, pixels. */
const LARGEST_PX = 960;

type OfferCardPicturesProps = {
  offer: Pick<OfferCardFragment, 'category' | 'images'>;
  title: string;
  href: string;
  sizes: string;
  isPriority: boolean;
  /** Whether the visitor turned to the card: only then the cover becomes a carousel. */
  isActivated: boolean;
};

/** The cover of a home, 3:2, under the link of its card; a carousel covers it once it can be used. */
export function OfferCardPictures({ offer, title, href, sizes, isPriority, isActivated }: OfferCardPicturesProps) {
  const { category, images: pictures } = offer;
  const [cover] = pictures;
  if (cover === undefined)
    return (
      <div className="aspect-3/2">
        <HomeDrawing category={category} />
      </div>
    );
  const source = (picture: OfferPicture) => pictureSource(picture, title, category);
  const still = (
    <div className="aspect-3/2">
      <Picture picture={source(cover)} sizes={sizes} largestPx={LARGEST_PX} isPriority={isPriority} />
    </div>
  );
  if (!isActivated || pictures.length === 1) return still;
  return (
    <Suspense fallback={still}>
      <Carousel pictures={pictures.map(source)} sizes={sizes} href={href} isPriority />
    </Suspense>
  );
}
