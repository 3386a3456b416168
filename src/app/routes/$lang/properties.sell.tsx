import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#pages/coming/ComingPage.tsx';
import { unbuiltHead, unbuiltPage } from '../../unbuilt-page.ts';

/** Still to come; without a route of its own, its address would be taken for one of the results. */
export const Route = createFileRoute('/$lang/properties/sell')({
  loader: ({ location, context }) => unbuiltPage(location, context.locale),
  head: ({ loaderData }) => unbuiltHead(loaderData),
  component: Page,
});

function Page() {
  return <ComingPage subject={Route.useLoaderData().subject} />;
}
