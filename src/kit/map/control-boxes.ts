import type { MapLibreMap } from 'maplibre-gl';
import type { ScreenBox } from './pin-layout.ts';

/** Attributes of an element that stays over a map: pins avoid it. */
export const MAP_CONTROL = { 'data-map-control': '' } as const;

/** Boxes of the elements over a map, in pixels from its top left. */
export function controlBoxes(map: MapLibreMap): ScreenBox[] {
  const container = map.getContainer();
  const { left: x, top: y } = container.getBoundingClientRect();
  return [...container.querySelectorAll('[data-map-control], .maplibregl-ctrl')].flatMap((control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    return right > left ? [{ left: left - x, top: top - y, right: right - x, bottom: bottom - y }] : [];
  });
}
