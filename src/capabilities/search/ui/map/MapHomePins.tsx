import type { MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useMap } from '#kit/map/map-context.ts';
import type { MapView } from '#kit/map/map-view.ts';
import { MapPins } from '#kit/map/pins/MapPins.tsx';
import { PinShades } from '#kit/map/pins/PinShades.tsx';
import { type HomePin, nearerZoom, opensHomes, pinBounds } from './home-pin.ts';
import { MapHomePin } from './MapHomePin.tsx';
import { homesOfPin, isSeenPin, type ListedHome } from './pin-homes.ts';
import { pointedHomes } from './pointed-homes.ts';
import { useHomePins } from './useHomePins.ts';
import type { CellsFound } from './useMapCells.ts';

type MapHomePinsProps = {
  found: CellsFound;
  view: MapView;
  /** Homes of the list, to find the cards that a pin represents. */
  homes: readonly ListedHome[];
  seenIds: ReadonlySet<number>;
  /** Cells whose homes are shown. */
  openedKeys: readonly string[];
  onOpen: (pin: HomePin) => void;
};

/** The homes found, on the map. A pin with more homes than a small list holds zooms in instead of opening. */
export function MapHomePins({ found, view, homes, seenIds, openedKeys, onOpen }: MapHomePinsProps) {
  const { text } = useLocale();
  const map = useMap();
  const pins = useHomePins(found, view);
  const renderPin = useCallback(
    (pin: HomePin) => (
      <MapHomePin
        pin={pin}
        isSeen={isSeenPin(pin, seenIds)}
        isOpened={pin.cells.some(({ key }) => openedKeys.includes(key))}
        homes={homes}
      />
    ),
    [seenIds, openedKeys, homes],
  );
  useEffect(() => () => pointedHomes.set(null), []);
  return (
    <>
      <PinShades pins={pins} />
      <MapPins
        label={text('map.pins')}
        pins={pins}
        renderPin={renderPin}
        onOpen={(pin) => (opensHomes(pin, map.getZoom()) ? onOpen(pin) : goNearer(map, pin))}
        onPoint={(pin) => pointedHomes.set(pin && { cellKey: pin.key, offerIds: homesOfPin(pin, homes) })}
      />
    </>
  );
}

function goNearer(map: MapLibreMap, pin: HomePin): void {
  const bounds = pinBounds(pin);
  if (bounds === null) return;
  const { south, west, north, east } = bounds;
  const fitted = map.cameraForBounds([west, south, east, north])?.zoom ?? 0;
  map.easeTo({ center: [pin.lng, pin.lat], zoom: nearerZoom(fitted, map.getZoom()) });
}
