import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderPage } from '#pages/placeholder/PlaceholderPage.tsx';

/** Addresses without a language: screens outside the prefix, and unknown addresses. */
export const Route = createFileRoute('/$')({
  staticData: { texts: ['placeholder', 'shell'] },
  loader: async ({ location, context }) =>
    (await import('../placeholder/placeholder-page.ts')).placeholderAt(location, context.locale),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  return <PlaceholderPage subject={Route.useLoaderData().subject} />;
}
