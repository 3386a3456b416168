import { useEffect, useState } from 'react';
import { MapListDocument, type MapListQuery } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import type { SearchFilter } from '../../search.filter.ts';
import { offerFilterInput } from '../offer-filter-input.ts';

/** Coordinates of the homes of the list, and the places of the search. */
export interface MapList {
  places: MapListQuery['coords']['locations'];
  homes: MapListQuery['coords']['result'];
}

const NOTHING: MapList = { places: [], homes: [] };

/** Queries the places and the listed homes; null until the answer arrives. After a failure the map works without them. */
export function useMapList(filter: SearchFilter): MapList | null {
  const queryKey = JSON.stringify(offerFilterInput(filter));
  const [answer, setAnswer] = useState<{ queryKey: string; list: MapList } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const settle = (list: MapList): void => {
      if (!controller.signal.aborted) setAnswer({ queryKey, list });
    };
    postGraphql(MapListDocument, { filter: JSON.parse(queryKey) }, controller.signal).then(
      ({ coords }) => settle({ places: coords.locations, homes: coords.result }),
      () => settle(NOTHING),
    );
    return () => controller.abort();
  }, [queryKey]);

  return answer?.queryKey === queryKey ? answer.list : null;
}
