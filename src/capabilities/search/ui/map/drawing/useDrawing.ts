import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { moveTo, viewOf } from '#kit/map/create-map.ts';
import { Drawing, type DrawingState } from '#kit/map/drawing/map-drawing.ts';
import { useMap } from '#kit/map/map-context.ts';
import type { MapView } from '#kit/map/map-view.ts';
import { SEARCH_LIMITS } from '../../../search.filter.ts';
import type { ResultsAddress } from '../../../search.links.ts';
import { isDrawn } from '../moves/map-search.ts';
import { drawnOf } from './drawn-shapes.ts';

/** Corners of an area drawn by hand: enough for any quarter, and short in an address. */
const CORNERS_BY_HAND = 60;

const NOTHING: DrawingState = { shapes: [], openCorners: 0, canUndo: false };

/** A drawing on the map around. */
export interface MapDrawingInHand extends DrawingState {
  /** Null until the map takes corners. */
  drawing: Drawing | null;
}

/**
 * Begins to draw with the shapes of a search. Until it is left, Escape leaves it with the map where it stood before, and
 * Ctrl+Z or the backspace key takes back one step.
 */
export function useDrawing(asked: ResultsAddress, onCancel: () => void): MapDrawingInHand & { cancel: () => void } {
  const map = useMap();
  const standpoint = useRef<MapView | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [state, setState] = useState(NOTHING);
  const begin = useEffectEvent((): Drawing => {
    const limits = { shapes: SEARCH_LIMITS.shapes, corners: CORNERS_BY_HAND };
    return new Drawing(map, limits, setState, isDrawn(asked) ? drawnOf(asked.filter) : []);
  });
  const cancel = (): void => {
    if (standpoint.current) moveTo(map, { center: standpoint.current.center, zoom: standpoint.current.zoom });
    onCancel();
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel();
    else if (isUndo(event)) drawing?.undo();
    else return;
    // Escape would close the whole map on a phone, too.
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    // Now nothing covers the map any more.
    standpoint.current = viewOf(map);
    const begun = begin();
    setDrawing(begun);
    setState(begun.state);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      begun.stop();
    };
  }, [map]);
  return { drawing, ...state, cancel };
}

function isUndo({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  const isInText = target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
  if (isInText) return false;
  return key === 'Backspace' || (key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey);
}
