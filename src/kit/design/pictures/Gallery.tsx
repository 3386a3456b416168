import { useEffect } from 'react';
import { useModalDialog } from '../overlays/useModalDialog.ts';
import { usePresence } from '../overlays/usePresence.ts';
import { GalleryView } from './GalleryView.tsx';
import type { PictureSource } from './picture-source.ts';
import { useSnapTrack } from './useSnapTrack.ts';

type GalleryProps = {
  title: string;
  pictures: readonly PictureSource[];
  /** The picture to begin with, from 0; null while closed. */
  openAt: number | null;
  onClose: () => void;
};

/** All pictures, full screen: swipe, arrow keys, Home, End, Escape, thumbnails. */
export function Gallery({ title, pictures, openAt, onClose }: GalleryProps) {
  const isOpen = openAt !== null;
  const isPresent = usePresence(isOpen);
  const dialog = useModalDialog(isOpen, onClose);
  const track = useSnapTrack(pictures.length);
  const { goTo } = track;

  useEffect(() => {
    if (openAt !== null) goTo(openAt);
  }, [openAt, goTo]);

  return (
    <dialog {...dialog} aria-label={title} data-side="all" className={GALLERY_CLASSES}>
      {isPresent && <GalleryView title={title} pictures={pictures} track={track} onClose={onClose} />}
    </dialog>
  );
}

const GALLERY_CLASSES = 'modal fixed inset-0 size-full max-h-none max-w-none bg-paper text-ink';
