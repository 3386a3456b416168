import type { MouseEvent } from 'react';
import { classes } from '#kit/design/classes.ts';
import type { GalleryPicture } from '#kit/design/pictures/gallery-picture.ts';
import { Picture } from '#kit/design/pictures/Picture.tsx';

/** A picture of a home, and the file that it links to without script. */
export interface GallerySlide {
  href: string;
  picture: GalleryPicture;
}

type OfferGalleryTrackProps = {
  slides: readonly GallerySlide[];
  /** Number of pictures, as far as known. */
  count: number;
  /** Address of a smaller file of the first picture that was shown before: a placeholder until the right one loads. */
  shownFile: string | null;
  onOpen?: (at: number, event: MouseEvent) => void;
};

/** A swipeable row on a phone, on wider screens a mosaic of one large and up to four small pictures. */
export function OfferGalleryTrack({ slides, count, shownFile, onOpen }: OfferGalleryTrackProps) {
  const mosaic = MOSAICS.findLast(({ tiles }) => tiles <= count) ?? MOSAICS[0];
  return (
    <ul className={classes(TRACK_CLASSES, mosaic.className)}>
      {slides.map(({ href, picture }, index) => (
        <li key={href} className={classes(SLIDE_CLASSES, index >= mosaic.tiles && 'tablet:hidden')}>
          <a href={href} data-reload onClick={(event) => onOpen?.(index, event)} className={LINK_CLASSES}>
            <Picture
              picture={index === 0 ? standingIn(picture, shownFile) : picture}
              sizes={index === 0 ? FIRST_SIZES : OTHER_SIZES}
              largestPx={index === 0 ? 1440 : 960}
              isPriority={index === 0}
              isWhole={picture.isPlan}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const standingIn = (picture: GalleryPicture, file: string | null): GalleryPicture =>
  file === null ? picture : { ...picture, placeholder: `center / cover url("${file}")` };

/** Number of pictures in the mosaic, and its class: the first picture is large where there are several. */
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
