import { createFileRoute } from '@tanstack/react-router';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { loadResultsParts } from '#pages/results/lazy-results.ts';
import { ResultsPage } from '#pages/results/ResultsPage.tsx';
import { resultsKey } from '#pages/results/results-view.ts';
import { canonicalQuery } from '../../canonical-query.ts';
import { languageTools } from '../../language/language.ts';

/** Search results. @source docs/reference/addresses.md, "Results" */
export const Route = createFileRoute('/$lang/properties/$offer/$category/$location')({
  staticData: { texts: ['search'] },
  loaderDeps: ({ search }) => ({ query: resultsKey(canonicalQuery(search)) }),
  loader: async ({ params, deps, location }) => {
    const { loadResults } = await import('#pages/results/data/results.loader.ts');
    const { resultsHead } = await import('#pages/results/results.head.ts');
    const tools = languageTools(params.lang);
    const shown = { query: canonicalQuery(location.search), hash: location.hash };
    const [data] = await Promise.all([loadResults(params, { ...deps, shown }, tools), loadResultsParts()]);
    return { data, head: resultsHead(data, tools, pageOrigin()) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Results,
});

function Results() {
  return <ResultsPage data={Route.useLoaderData().data} query={canonicalQuery(Route.useSearch())} />;
}
