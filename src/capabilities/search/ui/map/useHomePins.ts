import type { MapLibreMap } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { controlBoxes } from '#kit/map/control-boxes.ts';
import { visibleBox } from '#kit/map/create-map.ts';
import { useMap } from '#kit/map/map-context.ts';
import type { MapView } from '#kit/map/map-view.ts';
import { layOutPins, type ScreenBox, type ScreenPoint } from '#kit/map/pin-layout.ts';
import { textWidthPx } from '#kit/map/pins/text-width.ts';
import { countSizePx, type HomePin, homePin, type MapCell, pinLook, shortPrice, splitsWhereRoom } from './home-pin.ts';
import type { CellsFound } from './useMapCells.ts';

/** A pin and its size, pixels. */
export type SizedHomePin = HomePin & { width: number; height: number; isCovered: boolean };

const NO_PINS: readonly SizedHomePin[] = [];

/**
 * The pins of the homes found, placed anew whenever the map comes to rest or its covers change: no pin covers another, and none
 * lies under a control.
 *
 * Pins under a panel that covers part of the map are placed separately.
 *
 * @param view visible part of the map; the homes may still be those of an earlier view
 */
export function useHomePins({ map: found }: CellsFound, view: MapView): readonly SizedHomePin[] {
  const map = useMap();
  const tools = useLocale();
  const [placed, setPlaced] = useState<Placed>({ found: null, room: '', pins: NO_PINS });
  const [, settle] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    map.on('moveend', settle);
    return () => {
      map.off('moveend', settle);
    };
  }, [map]);
  // After each render: a control may have been added or have grown.
  useLayoutEffect(() => {
    const obstacles = controlBoxes(map);
    const seen = visibleBox(map);
    const room = JSON.stringify([view, obstacles, seen, tools.locale]);
    if (placed.found === found && placed.room === room) return;
    setPlaced({ found, room, pins: placedPins(map, { found, zoom: view.zoom, obstacles, seen, tools }) });
  });
  return placed.pins;
}

interface Placed {
  found: CellsFound['map'] | null;
  /** Key of the inputs of the placement. */
  room: string;
  pins: readonly SizedHomePin[];
}

interface Placing {
  found: CellsFound['map'];
  zoom: number;
  obstacles: readonly ScreenBox[];
  seen: ScreenBox;
  tools: LocaleTools;
}

function placedPins(map: MapLibreMap, { found, zoom, obstacles, seen, tools }: Placing): SizedHomePin[] {
  const lookOf = (cells: readonly MapCell[]) => pinLook(cells, zoom, found.inView);
  const sizeOf = (cells: readonly MapCell[]) => pinSize(cells, lookOf(cells), tools);
  const standing = found.cells.map((cell) => ({
    item: cell,
    weight: cell.count,
    ...map.project([cell.lng, cell.lat]),
  }));
  const canPart = (cells: readonly MapCell[]) => splitsWhereRoom(cells, lookOf);
  const isCovered = ({ x, y }: ScreenPoint): boolean => x < seen.left || y > seen.bottom;
  const covers = coversOf(map, seen);
  return [false, true].flatMap((covered) => {
    const room = { sizeOf, canPart, obstacles: covered ? [] : [...obstacles, ...covers], view: seen };
    return layOutPins(
      standing.filter((point) => isCovered(point) === covered),
      room,
    ).map(({ items, x, y }) => ({
      ...homePin(items, lookOf(items), map.unproject([x, y])),
      ...sizeOf(items),
      isCovered: covered,
    }));
  });
}

/** Boxes at the left and bottom edges of the map that are covered, and that pins avoid. */
function coversOf(map: MapLibreMap, { left, right, bottom }: ScreenBox): ScreenBox[] {
  const { clientHeight } = map.getContainer();
  return [
    ...(left > 0 ? [{ left: 0, top: 0, right: left, bottom: clientHeight }] : []),
    ...(bottom < clientHeight ? [{ left: 0, top: bottom, right, bottom: clientHeight }] : []),
  ];
}

/** Size of a pin on the screen, its ring included. */
function pinSize(cells: readonly MapCell[], look: HomePin['look'], tools: LocaleTools) {
  if (look === 'dot') return { width: DOT_PX, height: DOT_PX };
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  if (look === 'count') {
    const size = countSizePx(count) + COUNT_RING_PX;
    return { width: size, height: size };
  }
  return { width: textWidthPx(priceWords(cells[0] as MapCell, tools)) + PRICE_EXTRA_PX, height: PRICE_PX };
}

const DOT_PX = 18;
const COUNT_RING_PX = 6;
/** Padding and ring of a price, pixels. */
const PRICE_EXTRA_PX = 25;
const PRICE_PX = 32;

/** Text of a price pin; for several homes at one point their number and the lowest price. */
function priceWords({ count, price }: MapCell, tools: LocaleTools): string {
  const short = shortPrice(price, tools);
  if (count === 1) return short;
  // The number has a small oval of its own.
  return `${count} 000 ${price === null ? short : tools.text('search.from', { value: short })}`;
}
