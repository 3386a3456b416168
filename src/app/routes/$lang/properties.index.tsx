import { createFileRoute } from '@tanstack/react-router';
import { canonicalQuery } from '../../canonical-query.ts';

/** The default search. @source docs/reference/addresses.md, "Results" */
export const Route = createFileRoute('/$lang/properties/')({
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ params, deps }) => {
    const { openUsualSearch } = await import('#pages/results/usual-search.ts');
    return openUsualSearch(params, deps.query);
  },
});
