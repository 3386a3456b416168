import { useEffect, useState } from 'react';
import { OffersCountDocument } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { SearchFilter } from '../search.filter.ts';
import { countFilterInput } from './offer-filter-input.ts';

/** Pause after a change before counting. */
const PAUSE_MS = 250;

/** A search whose number of homes is known. */
export interface CountedSearch {
  filter: SearchFilter;
  count: number;
}

/** How many homes a search finds; null when that could not be learnt. */
export interface LiveCount {
  count: number | null;
  /** The number still belongs to an earlier search. */
  isCounting: boolean;
}

/** Counts the homes of a search while it is composed. An answer that comes late never replaces a newer one. */
export function useLiveCount(filter: SearchFilter, known: CountedSearch): LiveCount {
  const key = JSON.stringify(countFilterInput(filter));
  const knownKey = JSON.stringify(countFilterInput(known.filter));
  const [answer, setAnswer] = useState<{ key: string; count: number | null }>({ key: knownKey, count: known.count });

  useEffect(() => {
    if (key === knownKey) return;
    let isOutdated = false;
    const settle = (count: number | null): void => {
      if (!isOutdated) setAnswer({ key, count });
    };
    const timer = setTimeout(() => {
      execute(OffersCountDocument, { filter: JSON.parse(key) }).then(
        ({ offersCount }) => settle(offersCount.totalRecords),
        // The button then offers the homes without their number.
        () => settle(null),
      );
    }, PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [key, knownKey]);

  if (key === knownKey) return { count: known.count, isCounting: false };
  return { count: answer.count, isCounting: answer.key !== key };
}
