import { createFileRoute } from '@tanstack/react-router';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { RecommendedPage } from '#pages/recommended/RecommendedPage.tsx';
import { languageTools } from '../../language/language.ts';

/** Explains the order of the list of results. @source docs/reference/search.md, "Recommended" */
export const Route = createFileRoute('/$lang/how-we-order')({
  staticData: { texts: ['recommended', 'placeholder'] },
  loader: async ({ params }) => {
    const { recommendedHead } = await import('#pages/recommended/recommended.head.ts');
    return { head: recommendedHead(languageTools(params.lang), pageOrigin()) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RecommendedPage,
});
