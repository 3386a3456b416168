import { createFileRoute } from '@tanstack/react-router';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { SearchPage } from '#pages/search/SearchPage.tsx';
import { canonicalQuery } from '../../canonical-query.ts';
import { languageTools } from '../../language/language.ts';

/** Target of a plain search form. */
export const Route = createFileRoute('/$lang/search')({
  staticData: { texts: ['search'] },
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ params, deps }) => {
    const { loadSearch } = await import('#pages/search/search.loader.ts');
    const { searchHead } = await import('#pages/search/search.head.ts');
    const data = await loadSearch(params.lang, deps.query);
    return { data, head: searchHead(languageTools(params.lang), pageOrigin()) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Search,
});

function Search() {
  return <SearchPage data={Route.useLoaderData().data} />;
}
