import { useLayoutEffect, useRef } from 'react';
import type { MapPin, PinElements } from './pin-placer.ts';

/** Handlers of focus on pins. */
export interface RestoredFocus {
  onFocus: (pin: MapPin) => void;
  onBlur: (pin: MapPin, element: HTMLElement) => void;
}

/** Moves the focus of a keyboard user from a pin that disappears to the nearest one. A pin disappears when the map zooms in or finds other homes. */
export function useRestoredFocus(pins: readonly MapPin[], elements: PinElements): RestoredFocus {
  const focused = useRef<MapPin | null>(null);
  useLayoutEffect(() => {
    const lost = focused.current;
    if (lost === null || pins.length === 0 || pins.some(({ key }) => key === lost.key)) return;
    const nearest = pins.reduce((best, pin) => (distance(pin, lost) < distance(best, lost) ? pin : best));
    elements.get(nearest.key)?.focus({ preventScroll: true });
  }, [pins, elements]);
  return {
    onFocus: (pin) => {
      focused.current = pin;
    },
    onBlur: ({ key }, element) => {
      // A removed element loses the focus too: only a focus that left a remaining element has left the map.
      queueMicrotask(() => {
        if (element.isConnected && focused.current?.key === key) focused.current = null;
      });
    },
  };
}

const distance = (a: MapPin, b: MapPin): number => Math.hypot(a.lat - b.lat, a.lng - b.lng);
