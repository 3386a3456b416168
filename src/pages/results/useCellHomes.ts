import { useEffect, useState } from 'react';
import type { OpenedCell } from '#capabilities/search/ui/map/SearchMap.tsx';
import { countFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { CellHomesDocument, type OfferCardFragment } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';

/** The homes of a cell of the map; null while they are on their way, `failed` when they do not come. */
export function useCellHomes(opened: OpenedCell | null): readonly OfferCardFragment[] | 'failed' | null {
  const question = opened && JSON.stringify({ ...countFilterInput(opened.filter), cell: opened.key });
  const [answer, setAnswer] = useState<{ question: string; homes: readonly OfferCardFragment[] | 'failed' } | null>(
    null,
  );

  useEffect(() => {
    if (question === null) return;
    const controller = new AbortController();
    postGraphql(CellHomesDocument, { filter: JSON.parse(question) }, controller.signal).then(
      ({ coords }) => setAnswer({ question, homes: coords.result }),
      () => {
        if (!controller.signal.aborted) setAnswer({ question, homes: 'failed' });
      },
    );
    return () => controller.abort();
  }, [question]);

  return answer?.question === question ? answer.homes : null;
}
