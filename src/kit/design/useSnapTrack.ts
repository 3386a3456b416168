import { type RefObject, type UIEvent, useRef, useState } from 'react';

type SnapTrack = {
  ref: RefObject<HTMLDivElement | null>;
  index: number;
  goTo: (index: number, behavior?: ScrollBehavior) => void;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
};

/** A row of full-width slides that scrolls and snaps: which one is in view, and the way to another. */
export function useSnapTrack(count: number, start = 0): SnapTrack {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  return {
    ref,
    index,
    goTo: (wanted, behavior = 'smooth') => {
      const track = ref.current;
      const target = Math.max(0, Math.min(count - 1, wanted));
      track?.scrollTo({ left: target * track.clientWidth, behavior });
    },
    onScroll: ({ currentTarget: track }) => {
      if (track.clientWidth > 0) setIndex(Math.round(track.scrollLeft / track.clientWidth));
    },
  };
}
