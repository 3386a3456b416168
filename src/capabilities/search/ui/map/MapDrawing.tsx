import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { Segmented } from '#kit/design/fields/Segmented.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useMap } from '#kit/map/map-context.ts';
import { type Drawing, type DrawnShape, type DrawTool, SHAPE_KINDS, startDrawing } from '#kit/map/map-drawing.ts';
import { circleRing } from '#kit/map/map-geometry.ts';
import { SEARCH_LIMITS } from '../../search.filter.ts';
import { useLiveCount } from '../useLiveCount.ts';
import { drawnOf, shapesOf } from './drawn-shapes.ts';
import { MapDrawnShapes } from './MapDrawnShapes.tsx';
import { drawnSearch, isDrawn } from './map-search.ts';
import type { MapSearch } from './useMapSearch.ts';

type MapDrawingProps = { search: MapSearch; count: number; onLeave: () => void };

const TOOLS: readonly DrawTool[] = [...SHAPE_KINDS, 'select'];

/** Draws where to search. Nothing of it counts until it is applied; the button says how many homes there will be. */
export function MapDrawing({ search, count, onLeave }: MapDrawingProps) {
  const { text } = useLocale();
  const { drawing, shapes } = useDrawing(search);
  const [tool, setTool] = useState<DrawTool>(isDrawn(search.asked) ? 'select' : 'polygon');
  const map = useMap();
  const isFull = shapes.length >= SEARCH_LIMITS.shapes;
  const used = isFull ? 'select' : tool;
  const asked = drawnSearch(search.asked, shapesOf(shapes)).filter;
  const live = useLiveCount(asked, { filter: search.asked.filter, count });

  useEffect(() => drawing?.setTool(used), [drawing, used]);

  const hint = isFull ? text('map.draw.full', { max: SEARCH_LIMITS.shapes }) : text(`map.draw.hint.${used}`);

  const apply = (): void => {
    search.searchShapes(shapesOf(shapes));
    onLeave();
  };
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col justify-between gap-3 p-3 pb-10 *:pointer-events-auto">
      <div className="flex max-h-1/2 max-w-full flex-col gap-3 overflow-y-auto rounded-lg bg-surface p-3 shadow-float tablet:w-100">
        <div className="flex items-start justify-between gap-2">
          <p role="status" className="py-1.5 text-sm text-muted">
            {/* Until the map takes corners nobody is told to set any. */}
            {drawing ? hint : text('kit.loading')}
          </p>
          <IconButton label={text('map.draw.cancel')} icon={<X className="size-5" />} size="small" onClick={onLeave} />
        </div>
        <Segmented
          label={text('map.draw.tool')}
          isLabelHidden
          choices={TOOLS.map((value) => ({
            value,
            label: text(`map.draw.${value}`),
            isDisabled: value === 'select' ? shapes.length === 0 : isFull,
          }))}
          value={used}
          onValueChange={setTool}
        />
        {used === 'polygon' && (
          <Button variant="secondary" size="small" onClick={() => drawing?.finish()} className="self-start">
            {text('map.draw.finish')}
          </Button>
        )}
        {used === 'circle' && (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            onClick={() => drawing?.add([{ kind: 'circle', ring: circleRing(map.getCenter(), NEW_CIRCLE_KM) }])}
          >
            {text('map.draw.addCircle')}
          </Button>
        )}
        {drawing && shapes.length > 0 && <MapDrawnShapes shapes={shapes} drawing={drawing} />}
      </div>
      <Button
        onClick={apply}
        className="self-center shadow-float"
        icon={<Check aria-hidden="true" className="size-5" />}
      >
        <span aria-live="polite" className="tabular-nums">
          {live.count === null ? text('search.show') : text('search.showCount', { count: live.count })}
        </span>
      </Button>
    </div>
  );
}

/** Radius of a circle that is put on the map without drawing, kilometres. */
const NEW_CIRCLE_KM = 2;

function useDrawing({ asked }: MapSearch): { drawing: Drawing | null; shapes: readonly DrawnShape[] } {
  const map = useMap();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [shapes, setShapes] = useState<readonly DrawnShape[]>([]);
  const begin = useEffectEvent((): Drawing => {
    const started = startDrawing(map, setShapes);
    if (isDrawn(asked)) started.add(drawnOf(asked.filter));
    return started;
  });
  useEffect(() => {
    const started = begin();
    setDrawing(started);
    return () => started.stop();
  }, []);
  return { drawing, shapes };
}
