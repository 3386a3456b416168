import { useEffect, useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { DrawTool } from '#kit/map/drawing/map-drawing.ts';
import { SEARCH_LIMITS } from '../../../search.filter.ts';
import { useLiveCount } from '../../useLiveCount.ts';
import { drawnSearch, isDrawn } from '../moves/map-search.ts';
import type { MapSearch } from '../moves/useMapSearch.ts';
import { shapesOf } from './drawn-shapes.ts';
import { MapDrawingTools } from './MapDrawingTools.tsx';
import { MapDrawnShapes } from './MapDrawnShapes.tsx';
import { useDrawing } from './useDrawing.ts';

type MapDrawingProps = { search: MapSearch; count: number; onLeave: () => void };

/**
 * Tools to draw areas of the search. The drawing takes effect when it is applied: cancelling restores the earlier search.
 *
 * The button shows the number of homes that will be found.
 */
export function MapDrawing({ search, count, onLeave }: MapDrawingProps) {
  const { text } = useLocale();
  const { drawing, shapes, openCorners, canUndo, cancel } = useDrawing(search.asked, onLeave);
  const wasDrawn = isDrawn(search.asked);
  const [tool, setTool] = useState<DrawTool>(wasDrawn ? 'select' : 'polygon');
  const isFull = shapes.length >= SEARCH_LIMITS.shapes;
  const used = isFull || (tool === 'select' && shapes.length > 0) ? 'select' : tool === 'select' ? 'polygon' : tool;
  const asked = drawnSearch(search.asked, shapesOf(shapes)).filter;
  const live = useLiveCount(asked, { filter: search.asked.filter, count });

  useEffect(() => drawing?.setTool(used), [drawing, used]);

  const hint = isFull ? text('map.draw.full', { max: SEARCH_LIMITS.shapes }) : text(hintOf(used));
  const apply = (): void => {
    if (drawing === null) return;
    drawing.finish();
    search.searchShapes(shapesOf(drawing.state.shapes));
    onLeave();
  };
  return (
    <div
      data-map-drawing
      className="pointer-events-none absolute inset-0 flex flex-col justify-between gap-3 p-3 pb-10 *:pointer-events-auto"
    >
      <div className="flex max-h-1/2 max-w-full flex-col gap-3 overflow-y-auto rounded-lg bg-surface p-3 shadow-float tablet:w-100">
        <div className="flex items-start justify-between gap-2">
          <p role="status" className="py-1.5 text-sm">
            {/* Until the map accepts corners, no hint asks for any. */}
            {drawing ? hint : text('kit.loading')}
          </p>
          <IconButton
            label={text('map.draw.cancel')}
            icon={<Icon name="x" className="size-5" />}
            size="small"
            onClick={cancel}
          />
        </div>
        <MapDrawingTools
          tool={used}
          onToolChange={setTool}
          drawing={drawing}
          openCorners={openCorners}
          canDraw={!isFull}
          canChange={shapes.length > 0}
        />
        {drawing && shapes.length > 0 && <MapDrawnShapes shapes={shapes} drawing={drawing} />}
      </div>
      <div className="pointer-events-none flex items-center justify-center gap-2 *:pointer-events-auto">
        <Button
          variant="secondary"
          onClick={() => drawing?.undo()}
          disabled={!canUndo}
          className="shadow-float"
          icon={<Icon name="undo-2" className="size-5" />}
        >
          {text('map.draw.undo')}
        </Button>
        {(wasDrawn || shapes.length > 0 || openCorners > 0) && (
          <Button onClick={apply} className="shadow-float" icon={<Icon name="check" className="size-5" />}>
            <span aria-live="polite" className="tabular-nums">
              {live.count === null || openCorners > 0
                ? text('search.show')
                : text('search.showCount', { count: live.count })}
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** One sentence; touch and mouse differ. */
const hintOf = (tool: DrawTool) =>
  tool === 'polygon' && matchMedia('(pointer: coarse)').matches
    ? ('map.draw.hint.finger' as const)
    : (`map.draw.hint.${tool}` as const);
