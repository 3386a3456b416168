import { resultsTree } from './results-tree.tsx';

/** The page that other frameworks render. */
export const PeerPage = await resultsTree('en');
