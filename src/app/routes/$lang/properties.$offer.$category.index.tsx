import { createFileRoute } from '@tanstack/react-router';
import { canonicalQuery } from '../../canonical-query.ts';

/** A kind of home, in the default place. */
export const Route = createFileRoute('/$lang/properties/$offer/$category/')({
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ params, deps }) => {
    const { openUsualSearch } = await import('#pages/results/usual-search.ts');
    return openUsualSearch(params, deps.query);
  },
});
