import { useEffect, useState } from 'react';
import type { OpenedHomes } from '#capabilities/search/ui/map/SearchMap.tsx';
import { countFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { CellHomesDocument, type CellHomesQueryVariables, type OfferCardFragment } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';

/** The homes of some cells of the map; null while they are on their way, `failed` when they do not come. */
export function useCellHomes(opened: OpenedHomes | null): readonly OfferCardFragment[] | 'failed' | null {
  const question = opened && JSON.stringify(opened.cells.map((cell) => ({ ...countFilterInput(opened.filter), cell })));
  const [answer, setAnswer] = useState<{ question: string; homes: readonly OfferCardFragment[] | 'failed' } | null>(
    null,
  );

  useEffect(() => {
    if (question === null) return;
    const controller = new AbortController();
    const filters = JSON.parse(question) as CellHomesQueryVariables['filter'][];
    Promise.all(filters.map((filter) => postGraphql(CellHomesDocument, { filter }, controller.signal))).then(
      (answers) => setAnswer({ question, homes: answers.flatMap(({ coords }) => coords.result) }),
      () => {
        if (!controller.signal.aborted) setAnswer({ question, homes: 'failed' });
      },
    );
    return () => controller.abort();
  }, [question]);

  return answer?.question === question ? answer.homes : null;
}
