import { createFileRoute } from '@tanstack/react-router';
import { openUsualSearch } from '#pages/results/usual-search.ts';

/** To rent or to buy, what and where is usual. */
export const Route = createFileRoute('/$lang/properties/$offer/')({
  loaderDeps: ({ search: { query } }) => ({ query }),
  loader: ({ params, deps }) => openUsualSearch(params, deps.query),
});
