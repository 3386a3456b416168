import { createFileRoute } from '@tanstack/react-router';
import { PublishPricesPage } from '#pages/publish-prices/PublishPricesPage.tsx';

/** The costs of publishing. @source docs/reference/screens.md, "Prices" */
export const Route = createFileRoute('/$lang/publish/prices')({
  staticData: { texts: ['prices', 'shell'] },
  loader: async ({ params }) => (await import('../../publish-pages.ts')).openPublishPrices(params.lang),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Prices,
});

function Prices() {
  return <PublishPricesPage data={Route.useLoaderData().data} />;
}
