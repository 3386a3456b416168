import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#pages/coming/ComingPage.tsx';
import { unbuiltHead, unbuiltPage } from '../../unbuilt-page.ts';

export const Route = createFileRoute('/$lang/$')({
  loader: ({ location, context }) => unbuiltPage(location, context.locale),
  head: ({ loaderData }) => unbuiltHead(loaderData),
  component: Page,
});

function Page() {
  return <ComingPage subject={Route.useLoaderData().subject} />;
}
