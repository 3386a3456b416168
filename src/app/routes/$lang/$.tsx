import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderPage } from '#pages/placeholder/PlaceholderPage.tsx';

export const Route = createFileRoute('/$lang/$')({
  staticData: { texts: ['placeholder', 'shell'] },
  loader: async ({ location, context }) =>
    (await import('../../placeholder/placeholder-page.ts')).placeholderAt(location, context.locale),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  return <PlaceholderPage subject={Route.useLoaderData().subject} />;
}
