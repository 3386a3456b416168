import { useMemo } from 'react';
import type { ResultsData } from './results.loader.ts';
import { shownAs } from './shown-results.ts';

/** What was found, and the query that says how it is shown. */
export interface FoundResults {
  data: ResultsData;
  query: string;
}

/** What was found, as the address wants it shown. */
export const useShownResults = ({ data, query }: FoundResults): ResultsData =>
  useMemo(() => shownAs(data, query), [data, query]);
