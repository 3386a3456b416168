import { createFileRoute } from '@tanstack/react-router';
import { canonicalQuery } from '../../canonical-query.ts';

/** The default search. @source docs/reference/addresses.md, "Results" */
export const Route = createFileRoute('/$lang/properties/')({
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ params, deps }) => {
    const { redirectToDefaultSearch } = await import('#pages/results/default-search.ts');
    return redirectToDefaultSearch(params, deps.query);
  },
});
