import { createFileRoute } from '@tanstack/react-router';
import { openUsualSearch } from '#pages/results/usual-search.ts';
import { sameQuery } from '../../same-query.ts';

/** To rent or to buy, what and where is usual. */
export const Route = createFileRoute('/$lang/properties/$offer/')({
  loaderDeps: ({ search }) => ({ query: sameQuery(search) }),
  loader: ({ params, deps }) => openUsualSearch(params, deps.query),
});
