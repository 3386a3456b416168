import { createFileRoute } from '@tanstack/react-router';
import { PayPropertyPage } from '#pages/pay-property/PayPropertyPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';

/** Pays for a home. */
export const Route = createFileRoute('/$lang/workspace/my-properties/payment/$id')({
  staticData: { texts: ['payment', 'publish'] },
  // Never from the router's cache: the state of a payment is fetched each time.
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, params, context: { locale }, deps }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadPayProperty } = await import('#pages/pay-property/pay-property.loader.ts');
    return openPage('payment.page.title', { location, locale }, () => loadPayProperty(params.id, deps.query));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PayProperty,
});

function PayProperty() {
  return <PayPropertyPage data={Route.useLoaderData().data} />;
}
