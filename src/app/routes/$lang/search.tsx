import { createFileRoute } from '@tanstack/react-router';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { SearchPage } from '#pages/search/SearchPage.tsx';
import { searchHead } from '#pages/search/search.head.ts';
import { loadSearch } from '#pages/search/search.loader.ts';
import { languageTools } from '../../language.ts';
import { sameQuery } from '../../same-query.ts';

/** Where a plain search form leads. */
export const Route = createFileRoute('/$lang/search')({
  loaderDeps: ({ search }) => ({ query: sameQuery(search) }),
  loader: ({ params, deps }) => loadSearch(params.lang, deps.query),
  head: ({ params }) => searchHead(languageTools(params.lang), pageOrigin()),
  component: Search,
});

function Search() {
  return <SearchPage data={Route.useLoaderData()} />;
}
