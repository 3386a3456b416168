import type { MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { controlBoxes } from '#kit/map/control-boxes.ts';
import { visibleBox } from '#kit/map/create-map.ts';
import { useMap } from '#kit/map/map-context.ts';
import { MapPins } from '#kit/map/pins/MapPins.tsx';
import { textWidthPx } from '#kit/map/pins/text-width.ts';
import type { HomeOnMap } from './homes-on-map.ts';
import { boundsOfPin, pinsOfHomes, type SavedPin } from './pins-of-homes.ts';

type FavouritePinsProps = { homes: readonly HomeOnMap[]; onOpen: (homes: readonly HomeOnMap[]) => void };

/** Saved homes on the map, none over another. A pin of several zooms in, until no zoom parts them: then it opens. */
export function FavouritePins({ homes, onOpen }: FavouritePinsProps) {
  const tools = useLocale();
  const { text, number } = tools;
  const map = useMap();
  const [pins, setPins] = useState<readonly SavedPin[]>([]);
  const place = useEffectEvent(() => {
    const words = (home: HomeOnMap): string => priceText(home.home, tools);
    setPins(
      pinsOfHomes(homes, {
        sizeOf: ([home, ...others]) => (home && others.length === 0 ? priceSize(words(home)) : COUNT_SIZE),
        obstacles: controlBoxes(map),
        view: visibleBox(map),
        project: ({ lng, lat }) => map.project([lng, lat]),
        unproject: ({ x, y }) => map.unproject([x, y]),
      }),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other homes, or other words, are placed anew
  useLayoutEffect(() => {
    const onRest = (): void => place();
    onRest();
    map.on('moveend', onRest);
    return () => {
      map.off('moveend', onRest);
    };
  }, [map, homes, tools.locale]);
  const renderPin = useCallback(
    ({ homes: [first, ...others] }: SavedPin) =>
      first && others.length === 0 ? (
        <span className={PRICE_CLASSES}>{priceText(first.home, tools)}</span>
      ) : (
        <span className={COUNT_CLASSES}>
          <span aria-hidden="true">{number(others.length + 1)}</span>
          <span className="sr-only">{text('favourites.map.several', { count: others.length + 1 })}</span>
        </span>
      ),
    [tools, text, number],
  );
  return (
    <MapPins
      label={text('favourites.map.title')}
      pins={pins}
      renderPin={renderPin}
      onOpen={(pin) => {
        if (pin.homes.length === 1 || !goNearer(map, pin)) onOpen(pin.homes);
      }}
      onPoint={nothing}
    />
  );
}

const NEAREST_ZOOM = 18;
/** Least zoom steps of a click on several homes. */
const NEARER = 1.5;

/** Returns false if the map is at its highest zoom. */
function goNearer(map: MapLibreMap, pin: SavedPin): boolean {
  if (map.getZoom() >= NEAREST_ZOOM - 0.01) return false;
  const { south, west, north, east } = boundsOfPin(pin);
  const fitted = map.cameraForBounds([west, south, east, north])?.zoom ?? 0;
  const zoom = Math.min(NEAREST_ZOOM, Math.max(fitted - 1, map.getZoom() + NEARER));
  map.easeTo({ center: [pin.lng, pin.lat], zoom });
  return true;
}

const nothing = (): void => {};

/** Padding and ring of a price, pixels. */
const priceSize = (words: string) => ({ width: textWidthPx(words) + 25, height: 32 });
const COUNT_SIZE = { width: 42, height: 42 };

const LOOK =
  'flex items-center justify-center rounded-full bg-lake text-sm font-semibold text-on-lake ' +
  'group-hover/pin:bg-ink group-hover/pin:text-paper';
const PRICE_CLASSES = `${LOOK} min-h-7 px-2.5 whitespace-nowrap ring-2 ring-surface`;
const COUNT_CLASSES = `${LOOK} size-9 tabular-nums ring-3 ring-lake/25`;
