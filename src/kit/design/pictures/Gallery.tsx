import { useEffect, useRef, useState } from 'react';
import './gallery.css';
import { useModalDialog } from '../overlays/useModalDialog.ts';
import { usePresence } from '../overlays/usePresence.ts';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryPicture } from './gallery-picture.ts';

type GalleryProps = {
  title: string;
  /** Photographs first, then plans. */
  pictures: readonly GalleryPicture[];
  /** The picture to begin with, from 0, or all of them at a glance; null while closed. */
  openAt: number | 'overview' | null;
  onClose: () => void;
};

/** All pictures, full screen and on black, as photographs are best looked at in either colour scheme. */
export function Gallery({ title, pictures, openAt, onClose }: GalleryProps) {
  const isOpen = openAt !== null;
  const isPresent = usePresence(isOpen);
  const dialog = useModalDialog(isOpen, onClose);
  const [startAt, setStartAt] = useState(openAt ?? 0);
  if (openAt !== null && openAt !== startAt) setStartAt(openAt);

  // Keys move through the pictures at once: the browser would focus the first button instead.
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) view.current?.focus();
  }, [isOpen]);

  return (
    <dialog {...dialog} aria-label={title} data-side="all" className={GALLERY_CLASSES}>
      {isPresent && (
        <GalleryView key={startAt} ref={view} title={title} pictures={pictures} startAt={startAt} onClose={onClose} />
      )}
    </dialog>
  );
}

const GALLERY_CLASSES =
  'gallery modal fixed inset-0 size-full max-h-none max-w-none overscroll-contain bg-[#0b0f0d] text-ink';
