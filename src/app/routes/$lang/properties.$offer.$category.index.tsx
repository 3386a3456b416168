import { createFileRoute } from '@tanstack/react-router';
import { openUsualSearch } from '#pages/results/usual-search.ts';

/** Some kind of home, where is usual. */
export const Route = createFileRoute('/$lang/properties/$offer/$category/')({
  loaderDeps: ({ search: { query } }) => ({ query }),
  loader: ({ params, deps }) => openUsualSearch(params, deps.query),
});
