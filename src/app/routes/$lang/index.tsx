import { createFileRoute } from '@tanstack/react-router';
import { LazyHomePage } from '#pages/home/lazy-home.ts';
import { languageTools } from '../../language/language.ts';

export const Route = createFileRoute('/$lang/')({
  staticData: { texts: ['home'] },
  loader: async ({ params }) => {
    const { loadHome } = await import('#pages/home/home.loader.ts');
    const { homeHead } = await import('#pages/home/home.head.ts');
    const [data] = await Promise.all([loadHome(params.lang), LazyHomePage.load()]);
    return { data, head: homeHead(data.origin, languageTools(params.lang)) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  return <LazyHomePage data={Route.useLoaderData().data} />;
}
