import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { Picture } from './Picture.tsx';
import type { PictureSource } from './picture-source.ts';
import type { SnapTrack } from './useSnapTrack.ts';

type GalleryViewProps = {
  title: string;
  pictures: readonly PictureSource[];
  track: SnapTrack;
  onClose: () => void;
};

/** What a gallery shows while it is open. Only the picture in view and its neighbours load in full size. */
export function GalleryView({ title, pictures, track, onClose }: GalleryViewProps) {
  const { text } = useLocale();
  const { ref, onScroll, index, goTo } = track;
  const last = pictures.length - 1;
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is inside
    <div className="flex h-full flex-col" onKeyDown={onKeyDown}>
      <div className="flex min-h-14 items-center gap-4 pr-2 pl-5">
        <span role="status" className="font-medium whitespace-nowrap tabular-nums">
          {text('kit.picture', { index: index + 1, count: pictures.length })}
        </span>
        <span className="min-w-0 flex-1 truncate text-muted">{title}</span>
        <IconButton label={text('kit.close')} icon={<X className="size-5" />} onClick={onClose} />
      </div>
      <div className="relative min-h-0 flex-1">
        {/* biome-ignore-start lint/a11y: what scrolls is a stop of the keyboard, and no fieldset of a form */}
        <div ref={ref} onScroll={onScroll} role="group" aria-label={title} tabIndex={0} className={TRACK_CLASSES}>
          {/* biome-ignore-end lint/a11y: as above */}
          {pictures.map((picture, slide) => (
            <div key={picture.src(320, 'webp')} className="size-full shrink-0 snap-start snap-always px-2 tablet:px-20">
              {Math.abs(slide - index) <= 1 && (
                <Picture picture={picture} sizes="100vw" isPriority={slide === index} isWhole />
              )}
            </div>
          ))}
        </div>
        <div className="pointer-events-none absolute inset-x-4 top-1/2 hidden -translate-y-1/2 justify-between tablet:flex">
          <IconButton
            label={text('kit.previousPicture')}
            icon={<ChevronLeft className="size-6" />}
            variant="secondary"
            disabled={index === 0}
            onClick={() => goTo(index - 1)}
            className="pointer-events-auto"
          />
          <IconButton
            label={text('kit.nextPicture')}
            icon={<ChevronRight className="size-6" />}
            variant="secondary"
            disabled={index === last}
            onClick={() => goTo(index + 1)}
            className="pointer-events-auto"
          />
        </div>
      </div>
      {pictures.length > 1 && <GalleryThumbnails pictures={pictures} index={index} onPick={goTo} />}
    </div>
  );
}

const TRACK_CLASSES =
  'flex size-full snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-contain ' +
  'focus-visible:-outline-offset-2';
