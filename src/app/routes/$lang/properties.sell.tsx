import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#pages/coming/ComingPage.tsx';

/** Still to come; without a route of its own, its address would be taken for one of the results. */
export const Route = createFileRoute('/$lang/properties/sell')({
  staticData: { texts: ['coming'] },
  loader: async ({ location, context }) => {
    const { unbuiltPage } = await import('../../unbuilt-page.ts');
    return unbuiltPage(location, context.locale);
  },
  head: async ({ loaderData }) => {
    const { unbuiltHead } = await import('../../unbuilt-page.ts');
    return unbuiltHead(loaderData);
  },
  component: Page,
});

function Page() {
  return <ComingPage subject={Route.useLoaderData().subject} />;
}
