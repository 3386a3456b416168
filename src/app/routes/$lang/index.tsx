import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#pages/home/HomePage.tsx';
import { languageTools } from '../../language.ts';

export const Route = createFileRoute('/$lang/')({
  loader: async ({ params }) => {
    const { loadHome } = await import('#pages/home/home.loader.ts');
    return loadHome(params.lang);
  },
  head: async ({ loaderData, params }) => {
    if (!loaderData) return {};
    const { homeHead } = await import('#pages/home/home.head.ts');
    return homeHead(loaderData.origin, languageTools(params.lang));
  },
  component: Page,
});

function Page() {
  return <HomePage data={Route.useLoaderData()} />;
}
