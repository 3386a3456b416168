import { resultsTree } from './results-tree.tsx';

/** What other frameworks render as their page. */
export const PeerPage = await resultsTree('en');
