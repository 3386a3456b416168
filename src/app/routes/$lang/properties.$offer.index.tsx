import { createFileRoute } from '@tanstack/react-router';
import { canonicalQuery } from '../../canonical-query.ts';

/** To rent or to buy, with the default kind and place. */
export const Route = createFileRoute('/$lang/properties/$offer/')({
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ params, deps }) => {
    const { redirectToDefaultSearch } = await import('#pages/results/default-search.ts');
    return redirectToDefaultSearch(params, deps.query);
  },
});
