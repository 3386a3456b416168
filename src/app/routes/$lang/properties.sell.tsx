import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderPage } from '#pages/placeholder/PlaceholderPage.tsx';

/** Without a page; without a route of its own, its address would be taken for one of the results. */
export const Route = createFileRoute('/$lang/properties/sell')({
  staticData: { texts: ['placeholder', 'shell'] },
  loader: async ({ location, context }) =>
    (await import('../../placeholder/placeholder-page.ts')).placeholderAt(location, context.locale),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  return <PlaceholderPage subject={Route.useLoaderData().subject} />;
}
