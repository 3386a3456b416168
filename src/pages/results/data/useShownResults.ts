import { useMemo } from 'react';
import type { ResultsData } from './results.loader.ts';
import { withViewOf } from './shown-results.ts';

/** The results, and the query of their view. */
export interface FoundResults {
  data: ResultsData;
  query: string;
}

/** The results in the view of the address. */
export const useShownResults = ({ data, query }: FoundResults): ResultsData =>
  useMemo(() => withViewOf(data, query), [data, query]);
