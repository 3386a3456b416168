import { createFileRoute } from '@tanstack/react-router';
import { StaffPaymentsPage } from '#pages/staff-payments/StaffPaymentsPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';

/** All payments, for AdminGlobal. */
export const Route = createFileRoute('/$lang/workspace/payments')({
  staticData: { texts: ['payment', 'publish'] },
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, context: { locale }, deps }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadStaffPayments } = await import('#pages/staff-payments/staff-payments.loader.ts');
    return openPage('workspace.payments', { location, locale }, () => loadStaffPayments(deps.query));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: StaffPayments,
});

function StaffPayments() {
  return <StaffPaymentsPage data={Route.useLoaderData().data} />;
}
