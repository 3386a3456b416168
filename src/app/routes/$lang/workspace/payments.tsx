import { createFileRoute } from '@tanstack/react-router';
import { HousePaymentsPage } from '#pages/house-payments/HousePaymentsPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';

/** All payments, for AdminGlobal. */
export const Route = createFileRoute('/$lang/workspace/payments')({
  staticData: { texts: ['payment', 'publish'] },
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, context: { locale }, deps }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadHousePayments } = await import('#pages/house-payments/house-payments.loader.ts');
    return openPage('workspace.payments', { location, locale }, () => loadHousePayments(deps.query));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: HousePayments,
});

function HousePayments() {
  return <HousePaymentsPage data={Route.useLoaderData().data} />;
}
