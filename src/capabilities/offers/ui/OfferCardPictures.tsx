import { ImageOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Picture } from '#kit/design/Picture.tsx';
import { type OfferPicture, pictureSource } from './offer-picture.ts';

const Carousel = lazy(async () => ({ default: (await import('#kit/design/Carousel.tsx')).Carousel }));

/** No card shows a picture wider than this, pixels. */
const LARGEST_PX = 960;

type OfferCardPicturesProps = {
  pictures: readonly OfferPicture[];
  title: string;
  href: string;
  sizes: string;
  isPriority: boolean;
  /** Whether somebody turned to the card: only then the cover becomes a carousel. */
  isAwake: boolean;
};

/** The cover of a home, 4:3; with a carousel over it from the moment it could be used. */
export function OfferCardPictures({ pictures, title, href, sizes, isPriority, isAwake }: OfferCardPicturesProps) {
  const [cover] = pictures;
  const still = (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the card's second link, for the pointer only
    <a href={href} tabIndex={-1} aria-hidden="true" className="block aspect-4/3">
      {cover ? (
        <Picture picture={pictureSource(cover, '')} sizes={sizes} largestPx={LARGEST_PX} isPriority={isPriority} />
      ) : (
        <span className="grid size-full place-items-center text-muted">
          <ImageOff className="size-8" />
        </span>
      )}
    </a>
  );
  if (!isAwake || pictures.length < 2) return still;
  return (
    <Suspense fallback={still}>
      <Carousel
        pictures={pictures.map((picture) => pictureSource(picture, title))}
        sizes={sizes}
        href={href}
        isPriority
      />
    </Suspense>
  );
}
