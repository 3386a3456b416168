import { createFileRoute } from '@tanstack/react-router';
import { openUsualSearch } from '#pages/results/usual-search.ts';
import { sameQuery } from '../../same-query.ts';

/** Without words the search is the usual one. @source spec 1, §2.2 */
export const Route = createFileRoute('/$lang/properties/')({
  loaderDeps: ({ search }) => ({ query: sameQuery(search) }),
  loader: ({ params, deps }) => openUsualSearch(params, deps.query),
});
