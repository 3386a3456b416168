import { renderToString } from 'react-dom/server';
import type { Locale } from '#kernel/locale.ts';
import type { ResultsData } from '#pages/results/data/results.loader.ts';
import { resultsTree } from './results-tree.tsx';

/** A function that renders the tree of a results page to text. */
export async function bareRenderer(locale: Locale): Promise<(data: ResultsData) => string> {
  const Tree = await resultsTree(locale);
  return (data) => renderToString(<Tree data={data} />);
}
