import { createFileRoute } from '@tanstack/react-router';
import { openUsualSearch } from '#pages/results/usual-search.ts';
import { sameQuery } from '../../same-query.ts';

/** Some kind of home, where is usual. */
export const Route = createFileRoute('/$lang/properties/$offer/$category/')({
  loaderDeps: ({ search }) => ({ query: sameQuery(search) }),
  loader: ({ params, deps }) => openUsualSearch(params, deps.query),
});
