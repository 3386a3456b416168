import { useEffect, useState } from 'react';
import { MapListDocument, type MapListQuery } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import type { SearchFilter } from '../../search.filter.ts';
import { offerFilterInput } from '../offer-filter-input.ts';

/** Where the homes of the list and the places of the search are. */
export interface MapList {
  places: MapListQuery['coords']['locations'];
  homes: MapListQuery['coords']['result'];
}

const NOTHING: MapList = { places: [], homes: [] };

/** Asks where the places and the homes listed are; null until it is known. Without an answer the map does without. */
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
