import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from '../map-context.ts';
import { nextInDirection } from '../map-directions.ts';
import { type MapPin, type PinElements, PinPlacer } from './pin-placer.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';

type MapPinsProps<Pin extends MapPin> = {
  /** The accessible name of the group. */
  label: string;
  pins: readonly Pin[];
  /** Renders the content of a pin: its words are its name. Pass the same function between renders. */
  renderPin: (pin: Pin) => ReactNode;
  onOpen: (pin: Pin) => void;
  /** Called when pointer or focus comes to a pin; with null when it leaves. */
  onPoint: (pin: Pin | null) => void;
};

/**
 * Buttons on a map. For the keyboard they are one stop, from which the arrow keys lead to the next one in their direction.
 *
 * They lie among the map's own elements, so that it can be dragged and zoomed over them.
 */
export function MapPins<Pin extends MapPin>({ label, pins, renderPin, onOpen, onPoint }: MapPinsProps<Pin>) {
  const map = useMap();
  const root = useRef<HTMLFieldSetElement>(null);
  const [elements] = useState<PinElements>(() => new Map());
  const [stop, setStop] = useState<string | null>(null);
  const open = pins.filter(({ isCovered }) => !isCovered);
  const current = open.some(({ key }) => key === stop) ? stop : open[0]?.key;

  const restoredFocus = useRestoredFocus(open, elements);
  useLayoutEffect(() => {
    if (root.current === null) return;
    const placer = new PinPlacer(map, root.current, elements, pins);
    const follow = (): void => placer.follow();
    map.on('move', follow);
    return () => {
      map.off('move', follow);
    };
  }, [map, elements, pins]);

  const onKeyDown = (event: KeyboardEvent, pin: Pin): void => {
    const points = open.map(({ key, lat, lng }) => [key, map.project([lng, lat])] as const);
    const next = nextInDirection(event.key, map.project([pin.lng, pin.lat]), points);
    if (!event.key.startsWith('Arrow')) return;
    // Arrow keys would move the map, which receives their events as they bubble.
    event.stopPropagation();
    event.preventDefault();
    if (next !== null) elements.get(next)?.focus();
  };

  return createPortal(
    <fieldset ref={root} aria-label={label} className="absolute top-0 left-0 size-0">
      {pins.map((pin) => (
        <button
          key={pin.key}
          ref={(element) => {
            if (element) elements.set(pin.key, element);
            return () => {
              elements.delete(pin.key);
            };
          }}
          type="button"
          tabIndex={pin.key === current ? 0 : -1}
          inert={pin.isCovered}
          className={PIN_CLASSES}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(pin);
          }}
          onDoubleClick={(event) => event.stopPropagation()}
          onKeyDownCapture={(event) => onKeyDown(event, pin)}
          onPointerEnter={() => onPoint(pin)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => {
            setStop(pin.key);
            restoredFocus.onFocus(pin);
            onPoint(pin);
          }}
          onBlur={(event) => {
            restoredFocus.onBlur(pin, event.currentTarget);
            onPoint(null);
          }}
        >
          <PinBody pin={pin} renderPin={renderPin as (pin: MapPin) => ReactNode} />
        </button>
      ))}
    </fieldset>,
    map.getCanvasContainer(),
  );
}

/** Drawn again only when the pin itself changes. */
const PinBody = memo(({ pin, renderPin }: { pin: MapPin; renderPin: (pin: MapPin) => ReactNode }) => renderPin(pin));

const PIN_CLASSES =
  'group/pin absolute top-0 left-0 hover:z-2 focus-visible:z-2 has-data-lifted:z-1 rounded-full cursor-pointer';
