import { createFileRoute } from '@tanstack/react-router';
import { RecommendedPage } from '#pages/recommended/RecommendedPage.tsx';

/** Explains the order of the list of results. @source docs/reference/search.md, "Recommended" */
export const Route = createFileRoute('/$lang/how-we-order')({
  staticData: { texts: ['recommended', 'shell'] },
  loader: async ({ params }) => (await import('../../information-pages.ts')).openRecommended(params.lang),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RecommendedPage,
});
