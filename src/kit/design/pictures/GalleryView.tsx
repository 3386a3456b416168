import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import { GalleryHeader } from './GalleryHeader.tsx';
import { GalleryOverview } from './GalleryOverview.tsx';
import { GallerySlides } from './GallerySlides.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import type { GalleryPicture } from './gallery-picture.ts';

type GalleryViewProps = {
  ref: Ref<HTMLDivElement>;
  title: string;
  pictures: readonly GalleryPicture[];
  startAt: number | 'overview';
  onClose: () => void;
};

/** The content of an open gallery: one picture after the other, or all of them at a glance. Arrow keys, Home and End work wherever the focus is. */
export function GalleryView({ ref, title, pictures, startAt, onClose }: GalleryViewProps) {
  const [index, setIndex] = useState(startAt === 'overview' ? 0 : startAt);
  const [isOverview, setIsOverview] = useState(startAt === 'overview');
  const slides = useRef<ControllerRef>(null);
  const last = pictures.length - 1;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isOverview || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Home') setIndex(0);
    else if (event.key === 'End') setIndex(last);
    // The slides handle their own arrows, which move about in an enlarged picture.
    else if (event.target instanceof Element && event.target.closest('[data-slides]')) return;
    else if (event.key === 'ArrowLeft') slides.current?.prev();
    else if (event.key === 'ArrowRight') slides.current?.next();
    else return;
    event.preventDefault();
  };
  const show = (picked: number): void => {
    setIndex(picked);
    setIsOverview(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is inside
    <div ref={ref} tabIndex={-1} className="flex h-full flex-col outline-none" onKeyDown={onKeyDown}>
      <GalleryHeader
        title={title}
        pictures={pictures}
        index={isOverview ? null : index}
        onOverview={() => setIsOverview(!isOverview)}
        onClose={onClose}
      />
      {isOverview ? (
        <GalleryOverview pictures={pictures} index={index} onPick={show} />
      ) : (
        <>
          <GallerySlides controller={slides} title={title} pictures={pictures} index={index} onIndex={setIndex} />
          {pictures.length > 1 && <GalleryThumbnails pictures={pictures} index={index} onPick={setIndex} />}
        </>
      )}
    </div>
  );
}
