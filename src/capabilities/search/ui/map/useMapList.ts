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
  const question = JSON.stringify(offerFilterInput(filter));
  const [answer, setAnswer] = useState<{ question: string; list: MapList } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const settle = (list: MapList): void => {
      if (!controller.signal.aborted) setAnswer({ question, list });
    };
    postGraphql(MapListDocument, { filter: JSON.parse(question) }, controller.signal).then(
      ({ coords }) => settle({ places: coords.locations, homes: coords.result }),
      () => settle(NOTHING),
    );
    return () => controller.abort();
  }, [question]);

  return answer?.question === question ? answer.list : null;
}
