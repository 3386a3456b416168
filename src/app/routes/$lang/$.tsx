import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderPage } from '#pages/placeholder/PlaceholderPage.tsx';

export const Route = createFileRoute('/$lang/$')({
  staticData: { texts: ['placeholder', 'shell'] },
  loader: async ({ location, context }) => {
    const { placeholderAt } = await import('../../placeholder/placeholder-page.ts');
    return placeholderAt(location, context.locale);
  },
  head: async ({ loaderData }) => {
    const { headOfPlaceholder } = await import('../../placeholder/placeholder-page.ts');
    return headOfPlaceholder(loaderData);
  },
  component: Page,
});

function Page() {
  return <PlaceholderPage subject={Route.useLoaderData().subject} />;
}
