import { createFileRoute } from '@tanstack/react-router';
import { canonicalQuery } from '../../canonical-query.ts';

/** A kind of home, in the default place. */
export const Route = createFileRoute('/$lang/properties/$offer/$category/')({
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ params, deps }) => {
    const { redirectToDefaultSearch } = await import('#pages/results/default-search.ts');
    return redirectToDefaultSearch(params, deps.query);
  },
});
