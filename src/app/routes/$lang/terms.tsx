import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '#pages/terms/TermsPage.tsx';

/** The terms. @source docs/reference/screens.md, "Terms and privacy" */
export const Route = createFileRoute('/$lang/terms')({
  staticData: { texts: ['operator', 'terms'] },
  loader: async ({ params }) => (await import('../../information-pages.ts')).openTerms(params.lang),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Terms,
});

function Terms() {
  return <TermsPage data={Route.useLoaderData().data} />;
}
