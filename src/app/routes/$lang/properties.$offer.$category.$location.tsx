import { createFileRoute } from '@tanstack/react-router';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { ResultsPage } from '#pages/results/ResultsPage.tsx';
import { resultsHead } from '#pages/results/results.head.ts';
import { loadResults } from '#pages/results/results.loader.ts';
import { languageTools } from '../../language.ts';
import { sameQuery } from '../../same-query.ts';

/** Search results. @source paths, "Results" */
export const Route = createFileRoute('/$lang/properties/$offer/$category/$location')({
  loaderDeps: ({ search }) => ({ query: sameQuery(search) }),
  loader: ({ params, deps }) => loadResults(params, deps.query, languageTools(params.lang)),
  head: ({ params, loaderData }) =>
    loaderData ? resultsHead(loaderData, languageTools(params.lang), pageOrigin()) : {},
  component: Results,
});

function Results() {
  return <ResultsPage data={Route.useLoaderData()} />;
}
