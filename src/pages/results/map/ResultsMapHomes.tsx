import { useEffect, useRef } from 'react';
import type { OpenedHomes } from '#capabilities/search/ui/map/SearchMap.tsx';
import { panAbove } from '#kit/map/create-map.ts';
import { useMap } from '#kit/map/map-context.ts';
import { OpenedHomesHeading } from './OpenedHomesHeading.tsx';
import { OpenedHomesList } from './OpenedHomesList.tsx';

type ResultsMapHomesProps = { opened: OpenedHomes; now: string; onClose: () => void };

/** The homes of an opened pin, as a small list at the foot of the map, which moves so that the pin is not covered. */
export function ResultsMapHomes({ opened, now, onClose }: ResultsMapHomesProps) {
  const map = useMap();
  const panel = useRef<HTMLElement>(null);
  const { at } = opened;
  useEffect(() => {
    const area = map.getContainer().getBoundingClientRect();
    const box = panel.current?.getBoundingClientRect();
    if (box === undefined) return;
    const foot = box.bottom - area.top;
    // Its greatest height: the homes are not loaded yet.
    const top = foot - HIGHEST_PX;
    panAbove(map, at, { left: box.left - area.left, right: box.right - area.left, top, bottom: foot });
  }, [map, at]);
  return (
    <section
      ref={panel}
      aria-labelledby="homes-here"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="pointer-events-auto flex max-h-96 min-h-0 w-80 max-w-full flex-col self-center rounded-lg bg-surface shadow-float"
    >
      <header className="py-1 pr-1 pl-4">
        <OpenedHomesHeading id="homes-here" opened={opened} onClose={onClose} />
      </header>
      <div className="overflow-y-auto overscroll-contain px-3 pt-1 pb-3">
        <OpenedHomesList opened={opened} now={now} />
      </div>
    </section>
  );
}

/** The same as the `max-h-96` of the list, pixels. */
const HIGHEST_PX = 384;
