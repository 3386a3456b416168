import { type RefObject, type UIEvent, useCallback, useRef, useState } from 'react';

/** A row of slides of full width; spread `ref` and `onScroll` on the element that scrolls. */
export type SnapTrack = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: (event: UIEvent<HTMLDivElement>) => void;
  /** The slide in view, from 0. */
  readonly index: number;
  /** Moves to a slide, at most to the ends: to a neighbour in motion, further away at once. */
  readonly goTo: (index: number) => void;
};

/** Tracks the slide in view of a row, and moves to others. */
export function useSnapTrack(count: number): SnapTrack {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const goTo = useCallback(
    (wanted: number) => {
      const track = ref.current;
      if (track === null) return;
      const left = Math.max(0, Math.min(count - 1, wanted)) * track.clientWidth;
      const isNear = Math.abs(left - track.scrollLeft) <= track.clientWidth;
      track.scrollTo({ left, behavior: isNear ? 'smooth' : 'instant' });
    },
    [count],
  );
  const onScroll = ({ currentTarget: track }: UIEvent<HTMLDivElement>): void => {
    if (track.clientWidth > 0) setIndex(Math.round(track.scrollLeft / track.clientWidth));
  };
  return { ref, onScroll, index, goTo };
}
