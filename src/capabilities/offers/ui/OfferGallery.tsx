import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { OfferGalleryFragment } from '#generated/operations.ts';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { NoPictures } from './NoPictures.tsx';
import { pictureHref, pictureSource } from './offer-picture.ts';

const Gallery = lazy(async () => ({
  default: (await withTexts('gallery', import('#kit/design/pictures/Gallery.tsx'))).Gallery,
}));

/**
 * The pictures of a home: on a phone a row to swipe through, on wider screens a mosaic of one large and up to four
 * small ones, all of them full screen after a click; plans come after the photographs. Without script each picture is
 * a link to its file.
 */
export function OfferGallery({ offer }: { offer: OfferGalleryFragment }) {
  const { text } = useLocale();
  const [openAt, setOpenAt] = useState<number | 'overview' | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const { category, language, title } = offer;
  const images = [...offer.images.filter(({ isPlan }) => !isPlan), ...offer.images.filter(({ isPlan }) => isPlan)];
  const count = images.length;
  const firstPlan = images.findIndex(({ isPlan }) => isPlan);
  const mosaic = MOSAICS.findLast(({ tiles }) => tiles <= count);
  if (mosaic === undefined) return <NoPictures category={category} />;

  const open = (at: number | 'overview', event: MouseEvent): void => {
    event.preventDefault();
    setHasOpened(true);
    setOpenAt(at);
  };
  const slides = images.map((image, index) => {
    const alt = image.title ?? text('kit.picture', { index: index + 1, count });
    const { width, height, isPlan } = image;
    const caption = image.title && { caption: { text: image.title, ...(language && { lang: language }) } };
    const picture = { ...pictureSource(image, alt), width, height, isPlan, ...caption };
    return { index, href: pictureHref(image, LINKED_PX), picture };
  });
  return (
    <section aria-label={text('kit.pictures')} className="relative -mx-4 tablet:mx-0">
      <ul className={classes(TRACK_CLASSES, mosaic.className)}>
        {slides.map(({ index, href, picture }) => (
          <li key={href} className={classes(SLIDE_CLASSES, index >= mosaic.tiles && 'tablet:hidden')}>
            <a href={href} data-reload onClick={(event) => open(index, event)} className={LINK_CLASSES}>
              <Picture
                picture={picture}
                sizes={index === 0 ? FIRST_SIZES : OTHER_SIZES}
                largestPx={index === 0 ? 1440 : 960}
                isPriority={index === 0}
                isWhole={picture.isPlan}
              />
            </a>
          </li>
        ))}
      </ul>
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

/** Width of the file a picture links to, for readers without script. */
const LINKED_PX = 1440;

/** How many pictures the mosaic shows, and how they lie: the first one large where there are several. */
const MOSAICS = [
  { tiles: 1, className: 'tablet:grid-cols-1' },
  { tiles: 2, className: 'tablet:grid-cols-2' },
  { tiles: 3, className: 'tablet:grid-cols-3 tablet:grid-rows-2 tablet:*:first:col-span-2 tablet:*:first:row-span-2' },
  { tiles: 5, className: 'tablet:grid-cols-4 tablet:grid-rows-2 tablet:*:first:col-span-2 tablet:*:first:row-span-2' },
] as const;

const TRACK_CLASSES =
  'flex snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain ' +
  'tablet:grid tablet:aspect-14/5 tablet:gap-2 tablet:overflow-hidden tablet:rounded-lg';

const SLIDE_CLASSES =
  'aspect-4/3 w-full shrink-0 snap-start snap-always tablet:aspect-auto tablet:min-h-0 tablet:w-auto';

const LINK_CLASSES = 'block size-full focus-visible:-outline-offset-4';

const FIRST_SIZES = '(min-width: 1440px) 680px, (min-width: 768px) 50vw, 100vw';
const OTHER_SIZES = '(min-width: 1440px) 340px, (min-width: 768px) 25vw, 100vw';

const BUTTON_CLASSES =
  'inline-flex min-h-9 items-center gap-2 rounded-md bg-surface px-3 text-sm font-medium ' +
  'text-ink shadow-float transition-colors hover:bg-mist';
