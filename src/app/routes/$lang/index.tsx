import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#pages/home/HomePage.tsx';
import { languageTools } from '../../language.ts';

export const Route = createFileRoute('/$lang/')({
  staticData: { texts: ['home'] },
  loader: async ({ params }) => {
    const { loadHome } = await import('#pages/home/home.loader.ts');
    const { homeHead } = await import('#pages/home/home.head.ts');
    const data = await loadHome(params.lang);
    return { data, head: homeHead(data.origin, languageTools(params.lang)) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  return <HomePage data={Route.useLoaderData().data} />;
}
