import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#pages/coming/ComingPage.tsx';

/** Addresses without a language: screens outside the prefix, and whatever nobody knows. */
export const Route = createFileRoute('/$')({
  staticData: { texts: ['coming'] },
  loader: async ({ location, context }) => {
    const { unbuiltPage } = await import('../unbuilt-page.ts');
    return unbuiltPage(location, context.locale);
  },
  head: async ({ loaderData }) => {
    const { unbuiltHead } = await import('../unbuilt-page.ts');
    return unbuiltHead(loaderData);
  },
  component: Page,
});

function Page() {
  return <ComingPage subject={Route.useLoaderData().subject} />;
}
