import type { MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MapPins } from '#kit/map/MapPins.tsx';
import { useMap } from '#kit/map/map-context.ts';
import { cellBounds, parseCellKey } from '../../map-cell.ts';
import { type MapCell, opensHomes, pinLook } from './cell-pin.ts';
import { MapHomePin } from './MapHomePin.tsx';
import { homesInCell, type ListedHome } from './pin-homes.ts';
import { pointedHomes } from './pointed-homes.ts';

/** At least so much nearer goes a click on several homes. */
const NEARER = 1.5;
const NEAREST_ZOOM = 18;

type MapHomePinsProps = {
  cells: readonly MapCell[];
  /** Homes of the list, to tell which of its cards a pin stands for. */
  homes: readonly ListedHome[];
  /** Zoom of the answer: how the pins look. */
  zoom: number;
  seenIds: ReadonlySet<number>;
  openedKey: string | null;
  onOpen: (cell: MapCell) => void;
};

/** The homes found, on the map. A pin that holds more than a small list goes nearer instead of opening. */
export function MapHomePins({ cells, homes, zoom, seenIds, openedKey, onOpen }: MapHomePinsProps) {
  const { text } = useLocale();
  const map = useMap();
  const renderPin = useCallback(
    (cell: MapCell) => (
      <MapHomePin
        cell={cell}
        look={pinLook(cell, zoom)}
        isSeen={cell.offerId !== null && seenIds.has(cell.offerId)}
        isOpened={cell.key === openedKey}
        homes={homes}
      />
    ),
    [zoom, seenIds, openedKey, homes],
  );
  useEffect(() => () => pointedHomes.set(null), []);
  return (
    <MapPins
      label={text('map.pins')}
      pins={cells}
      renderPin={renderPin}
      onOpen={(cell) => (opensHomes(cell, map.getZoom()) ? onOpen(cell) : goNearer(map, cell))}
      onPoint={(cell) => pointedHomes.set(cell && { cellKey: cell.key, offerIds: offersOf(cell, homes) })}
    />
  );
}

const offersOf = ({ key, offerId }: MapCell, homes: readonly ListedHome[]): readonly number[] =>
  offerId === null ? homesInCell(key, homes) : [offerId];

function goNearer(map: MapLibreMap, { key, lat, lng }: MapCell): void {
  const position = parseCellKey(key);
  if (position === null) return;
  const { south, west, north, east } = cellBounds(position);
  const fitted = map.cameraForBounds([west, south, east, north])?.zoom ?? 0;
  const zoom = Math.min(NEAREST_ZOOM, Math.max(fitted, map.getZoom() + NEARER));
  map.easeTo({ center: [lng, lat], zoom });
}
