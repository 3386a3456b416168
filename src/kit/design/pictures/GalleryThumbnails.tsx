import { useEffect, useRef } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Picture } from './Picture.tsx';
import type { PictureSource } from './picture-source.ts';

type GalleryThumbnailsProps = { pictures: readonly PictureSource[]; index: number; onPick: (index: number) => void };

/** The strip of small pictures below a gallery; the current one stays in view. */
export function GalleryThumbnails({ pictures, index, onPick }: GalleryThumbnailsProps) {
  const { text } = useLocale();
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A dialog that opens has no layout before the next frame.
    const frame = requestAnimationFrame(() => {
      strip.current?.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [index]);

  return (
    <div ref={strip} className="flex scrollbar-none gap-2 overflow-x-auto px-5 py-4 tablet:justify-center-safe">
      {pictures.map((picture, slide) => (
        <button
          key={picture.src(320)}
          type="button"
          aria-label={text('kit.picture', { index: slide + 1, count: pictures.length })}
          aria-current={slide === index}
          onClick={() => onPick(slide)}
          className="aspect-4/3 h-14 shrink-0 overflow-hidden rounded-sm opacity-60 transition-opacity hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:outline-2 aria-[current=true]:outline-offset-2 aria-[current=true]:outline-lake"
        >
          <Picture picture={{ ...picture, alt: '' }} sizes="75px" largestPx={320} />
        </button>
      ))}
    </div>
  );
}
