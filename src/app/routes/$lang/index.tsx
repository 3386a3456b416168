import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#pages/home/HomePage.tsx';
import { homeHead } from '#pages/home/home.head.ts';
import { loadHome } from '#pages/home/home.loader.ts';
import { languageTools } from '../../language.ts';

export const Route = createFileRoute('/$lang/')({
  loader: ({ params }) => loadHome(params.lang),
  head: ({ loaderData, params }) => (loaderData ? homeHead(loaderData.origin, languageTools(params.lang)) : {}),
  component: Page,
});

function Page() {
  return <HomePage data={Route.useLoaderData()} />;
}
