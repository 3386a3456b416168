import { createFileRoute } from '@tanstack/react-router';
import { StaffPaymentsPage } from '#pages/staff-payments/StaffPaymentsPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { openPage } from '../../../workspace/open-page.ts';

/** All payments, for AdminGlobal. */
export const Route = createFileRoute('/$lang/workspace/payments')({
  staticData: { texts: ['payment', 'publish'] },
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: (at) =>
    openPage(
      'workspace.payments',
      at,
      import('#pages/staff-payments/staff-payments.loader.ts'),
      ({ loadStaffPayments }) => loadStaffPayments(at.deps.query),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: StaffPayments,
});

function StaffPayments() {
  return <StaffPaymentsPage data={Route.useLoaderData().data} />;
}
