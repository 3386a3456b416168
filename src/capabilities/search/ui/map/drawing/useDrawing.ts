import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { moveTo, viewOf } from '#kit/map/create-map.ts';
import { Drawing, type DrawingState } from '#kit/map/drawing/map-drawing.ts';
import { useMap } from '#kit/map/map-context.ts';
import type { MapView } from '#kit/map/map-view.ts';
import { SEARCH_LIMITS } from '../../../search.filter.ts';
import type { ResultsAddress } from '../../../search.links.ts';
import { isDrawn } from '../moves/map-search.ts';
import { drawnOf } from './drawn-shapes.ts';

/** Corners of a freehand area: enough for any quarter, and short in an address. */
const CORNERS_BY_HAND = 60;

const NOTHING: DrawingState = { shapes: [], openCorners: 0, canUndo: false };

/** State and controls of a drawing on the enclosing map. */
export interface DrawingControls extends DrawingState {
  /** Null until the map accepts corners. */
  drawing: Drawing | null;
}

/**
 * Starts a drawing with the shapes of a search. Escape cancels it and restores the map's position; Ctrl+Z or the backspace key
 * undoes one step.
 */
export function useDrawing(asked: ResultsAddress, onCancel: () => void): DrawingControls & { cancel: () => void } {
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
    // The panels that covered the map are gone.
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
