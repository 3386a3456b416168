import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { OfferGalleryFragment } from '#generated/operations.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { NoPictures } from './NoPictures.tsx';
import { OfferGalleryTrack } from './OfferGalleryTrack.tsx';
import { offerPictureHref, pictureSource } from './offer-picture.ts';

const Gallery = lazy(async () => ({
  default: (await withTexts('gallery', import('#kit/design/pictures/Gallery.tsx'))).Gallery,
}));

/** Pictures of a home that may not all be public: private ones carry the folder of their files. */
export type ShownInGallery = Omit<OfferGalleryFragment, 'images'> & {
  images: (OfferGalleryFragment['images'][number] & { folder?: string })[];
};

type OfferGalleryProps = {
  offer: ShownInGallery;
  /** Address of a file of the first picture that was shown before, see `OfferGalleryTrack`. */
  shownFile: string | null;
};

/**
 * The pictures of a home, all of them full screen after a click; plans come after the photographs. Without script each picture is
 * a link to its file.
 */
export function OfferGallery({ offer, shownFile }: OfferGalleryProps) {
  const { text } = useLocale();
  const [openAt, setOpenAt] = useState<number | 'overview' | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const { category, language, title } = offer;
  const images = [...offer.images.filter(({ isPlan }) => !isPlan), ...offer.images.filter(({ isPlan }) => isPlan)];
  const count = images.length;
  const firstPlan = images.findIndex(({ isPlan }) => isPlan);
  if (count === 0) return <NoPictures category={category} />;

  const open = (at: number | 'overview', event: MouseEvent): void => {
    event.preventDefault();
    setHasOpened(true);
    setOpenAt(at);
  };
  const slides = images.map((image, index) => {
    const alt = image.title ?? text('kit.picture', { index: index + 1, count });
    const { width, height, isPlan } = image;
    const caption = image.title && { caption: { text: image.title, ...(language && { lang: language }) } };
    const picture = { ...pictureSource(image, alt, category), width, height, isPlan, ...caption };
    return { href: offerPictureHref(image, LINKED_PX), picture };
  });
  return (
    <section aria-label={text('kit.pictures')} className="relative -mx-4 tablet:mx-0">
      <OfferGalleryTrack slides={slides} count={count} shownFile={shownFile} onOpen={open} />
      <div className="absolute right-4 bottom-4 flex gap-2">
        {firstPlan > 0 && (
          <button type="button" onClick={(event) => open(firstPlan, event)} className={BUTTON_CLASSES}>
            {text('listing.floorPlan')}
          </button>
        )}
        <button type="button" onClick={(event) => open('overview', event)} className={BUTTON_CLASSES}>
          <Icon name="images" className="size-4" />
          {text('offer.allPictures', { count })}
        </button>
      </div>
      {hasOpened && (
        <Suspense fallback={null}>
          <Gallery
            title={title}
            pictures={slides.map(({ picture }) => picture)}
            openAt={openAt}
            onClose={() => setOpenAt(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Width of the file that a picture links to, for readers without script, pixels. */
const LINKED_PX = 1440;

const BUTTON_CLASSES =
  'inline-flex min-h-9 items-center gap-2 rounded-md bg-surface px-3 text-sm font-medium ' +
  'text-ink shadow-float transition-colors hover:bg-mist';
