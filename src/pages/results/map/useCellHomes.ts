import { useEffect, useState } from 'react';
import type { OpenedHomes } from '#capabilities/search/ui/map/SearchMap.tsx';
import { countFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { CellHomesDocument, type CellHomesQueryVariables, type OfferCardFragment } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';

/** The homes of some cells of the map, and the function that fetches them again. */
export interface CellHomes {
  /** Null while they load, `failed` after a failure. */
  homes: readonly OfferCardFragment[] | 'failed' | null;
  retry: () => void;
}

/** Fetches the homes of an opened pin. */
export function useCellHomes({ cells, filter }: OpenedHomes): CellHomes {
  const [attempt, setAttempt] = useState(0);
  const queryKey = JSON.stringify({
    filters: cells.map((cell) => ({ ...countFilterInput(filter), cell })),
    attempt,
  });
  const [answer, setAnswer] = useState<{ queryKey: string; homes: CellHomes['homes'] } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { filters } = JSON.parse(queryKey) as { filters: CellHomesQueryVariables['filter'][] };
    Promise.all(filters.map((asked) => postGraphql(CellHomesDocument, { filter: asked }, controller.signal))).then(
      (answers) => setAnswer({ queryKey, homes: answers.flatMap(({ coords }) => coords.result) }),
      () => {
        if (!controller.signal.aborted) setAnswer({ queryKey, homes: 'failed' });
      },
    );
    return () => controller.abort();
  }, [queryKey]);

  return { homes: answer?.queryKey === queryKey ? answer.homes : null, retry: () => setAttempt(attempt + 1) };
}
