import { useLayoutEffect, useRef } from 'react';
import type { MapPin, PinElements } from './pin-placer.ts';

/** Told of focus on pins. */
export interface RestoredFocus {
  onFocus: (pin: MapPin) => void;
  onBlur: (pin: MapPin, element: HTMLElement) => void;
}

/**
 * Keeps whoever walks over the pins by keyboard on the map: when the pin they stand on gives way to others, because the
 * map went nearer or found other homes, the nearest one takes the focus.
 */
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
      // An element that was taken away loses the focus too: only who left one that stays has left the map.
      queueMicrotask(() => {
        if (element.isConnected && focused.current?.key === key) focused.current = null;
      });
    },
  };
}

const distance = (a: MapPin, b: MapPin): number => Math.hypot(a.lat - b.lat, a.lng - b.lng);
