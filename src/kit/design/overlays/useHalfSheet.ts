import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { restAt, type SheetRest, type SheetStops } from './sheet-rests.ts';

/** State of a sheet that came to rest. */
export interface RestingSheet {
  rest: SheetRest;
  /** How far its content is scrolled, pixels. */
  readPx: number;
  /** How much of the content under it is covered, from the left and the bottom edge, pixels. A full sheet counts as half of the screen. */
  covered: { left: number; bottom: number };
}

/** The state and handlers of a half-sheet; pass them to a `HalfSheet`. */
export interface HalfSheetControls {
  scroller: RefObject<HTMLDivElement | null>;
  handle: RefObject<HTMLButtonElement | null>;
  rest: SheetRest;
  goTo: (rest: SheetRest) => void;
  onScroll: () => void;
}

/** Longest time that a sheet in motion stands still, milliseconds. */
const SETTLED_MS = 120;

/** Creates a sheet that begins at a rest. Scrolling moves it: the browser's own physics follow the finger, and its snapping brings it to rest. */
export function useHalfSheet(
  begin: Pick<RestingSheet, 'rest' | 'readPx'>,
  onRest: (resting: RestingSheet) => void,
): HalfSheetControls {
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const hasBegun = useRef(false);
  const [rest, setRest] = useState(begin.rest);

  const settle = useEffectEvent((): void => {
    // Without a size the sheet is not open yet, or closing: that is no rest.
    if (scroller.current === null || scroller.current.clientHeight === 0) return;
    hasBegun.current = true;
    const resting = restingSheet(scroller.current);
    setRest(resting.rest);
    onRest(resting);
  });
  const stand = useEffectEvent((place: Pick<RestingSheet, 'rest' | 'readPx'>): void => {
    if (scroller.current === null) return;
    const top = stopsOf(scroller.current)[place.rest] + (place.rest === 'full' ? place.readPx : 0);
    scroller.current.scrollTo({ top, behavior: 'instant' });
    settle();
  });
  const standAgain = useEffectEvent(() => {
    if (scroller.current === null) return;
    stand(hasBegun.current ? { rest, readPx: restingSheet(scroller.current).readPx } : begin);
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    standAgain();
    // A phone is turned, or a browser's bars come and go; content of the sheet changes its height only.
    let size = sizeOf(element);
    const observer = new ResizeObserver(() => {
      if (size === sizeOf(element)) return;
      size = sizeOf(element);
      standAgain();
    });
    observer.observe(element);
    if (handle.current) observer.observe(handle.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const goTo = (next: SheetRest): void => {
    const element = scroller.current;
    if (element === null) return;
    const stops = stopsOf(element);
    // Jumps back over scrolled content instead of scrolling through all of it.
    if (element.scrollTop > stops.full) element.scrollTo({ top: stops.full, behavior: 'instant' });
    element.scrollTo({ top: stops[next] });
  };
  const onScroll = (): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(settle, SETTLED_MS);
  };
  return { scroller, handle, rest, goTo, onScroll };
}

/** A scroller holds a mark of the half rest, and the sheet; at its beginning only the sheet's handle is in view. */
const partsOf = (scroller: HTMLElement) => ({
  mark: scroller.firstElementChild as HTMLElement,
  sheet: scroller.lastElementChild as HTMLElement,
});

/** The width of the sheet may follow that of its scroller a moment later. */
const sizeOf = (scroller: HTMLElement): string =>
  [scroller.clientWidth, scroller.clientHeight, partsOf(scroller).sheet.offsetWidth].join(' ');

function stopsOf(scroller: HTMLElement): SheetStops {
  const { mark, sheet } = partsOf(scroller);
  return { low: 0, half: mark.offsetTop, full: sheet.offsetTop };
}

function restingSheet(scroller: HTMLElement): RestingSheet {
  const { sheet } = partsOf(scroller);
  const stops = stopsOf(scroller);
  const rest = restAt(scroller.scrollTop, stops);
  const isBeside = sheet.offsetWidth < scroller.clientWidth;
  const lowPx = scroller.clientHeight - stops.full;
  const heightPx = rest === 'low' ? lowPx : lowPx + stops.half;
  const right = rest === 'low' ? 0 : sheet.offsetLeft + sheet.offsetWidth;
  return {
    rest,
    readPx: Math.max(0, Math.round(scroller.scrollTop - stops.full)),
    covered: isBeside ? { left: right, bottom: 0 } : { left: 0, bottom: heightPx },
  };
}
