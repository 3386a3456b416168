import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#pages/coming/ComingPage.tsx';
import { unbuiltHead, unbuiltPage } from '../unbuilt-page.ts';

/** Addresses without a language: screens outside the prefix, and whatever nobody knows. */
export const Route = createFileRoute('/$')({
  loader: ({ location, context }) => unbuiltPage(location, context.locale),
  head: ({ loaderData }) => unbuiltHead(loaderData),
  component: Page,
});

function Page() {
  return <ComingPage subject={Route.useLoaderData().subject} />;
}
