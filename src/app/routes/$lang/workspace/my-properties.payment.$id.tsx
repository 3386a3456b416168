import { createFileRoute } from '@tanstack/react-router';
import { PayPropertyPage } from '#pages/pay-property/PayPropertyPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { openPage } from '../../../workspace/open-page.ts';

/** Pays for a home. */
export const Route = createFileRoute('/$lang/workspace/my-properties/payment/$id')({
  staticData: { texts: ['payment', 'publish'] },
  // Never from the router's cache: the state of a payment is fetched each time.
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: (at) =>
    openPage('payment.page.title', at, import('#pages/pay-property/pay-property.loader.ts'), ({ loadPayProperty }) =>
      loadPayProperty(at.params.id, at.deps.query),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PayProperty,
});

function PayProperty() {
  return <PayPropertyPage data={Route.useLoaderData().data} />;
}
