import { useEffect, useState } from 'react';
import { MapCellsDocument, type MapCellsQuery } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import { type MapView, roundedView } from '#kit/map/map-view.ts';
import type { SearchFilter } from '../../search.filter.ts';
import { countFilterInput } from '../offer-filter-input.ts';

/** Cells of a search in the visible part of the map. */
export type CellsFound = MapCellsQuery['coords'];

/** The newest answer, and whether a newer one is pending or failed. */
export interface MapCells {
  found: CellsFound | null;
  state: 'loading' | 'ready' | 'failed';
}

/**
 * Queries the cells of a map. A newer query cancels an older one, so that its answer never replaces the newer one; until that
 * arrives, the last answer stays.
 *
 * @param attempt a new value repeats the query
 */
export function useMapCells(filter: SearchFilter, view: MapView | null, attempt: string): MapCells {
  const queryKey = view && JSON.stringify({ filter: countFilterInput(filter), view: viewInput(view), attempt });
  const [answer, setAnswer] = useState<{ queryKey: string; found: CellsFound | null; isFailed: boolean } | null>(null);

  useEffect(() => {
    if (queryKey === null) return;
    const controller = new AbortController();
    const { attempt: _attempt, ...variables } = JSON.parse(queryKey);
    postGraphql(MapCellsDocument, variables, controller.signal).then(
      ({ coords }) => {
        if (!controller.signal.aborted) setAnswer({ queryKey, found: coords, isFailed: false });
      },
      () => {
        if (!controller.signal.aborted) setAnswer((last) => ({ queryKey, found: last?.found ?? null, isFailed: true }));
      },
    );
    return () => controller.abort();
  }, [queryKey]);

  const isAnswered = answer !== null && answer.queryKey === queryKey;
  const settled = answer?.isFailed ? 'failed' : 'ready';
  return { found: answer?.found ?? null, state: isAnswered ? settled : 'loading' };
}

function viewInput(view: MapView): MapView['bounds'] & { zoom: number } {
  const { bounds, zoom } = roundedView(view);
  return { ...bounds, zoom };
}
