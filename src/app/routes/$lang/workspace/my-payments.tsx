import { createFileRoute } from '@tanstack/react-router';
import { MyPaymentsPage } from '#pages/my-payments/MyPaymentsPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { openPage } from '../../../workspace/open-page.ts';

/** The member's own payments and credits. */
export const Route = createFileRoute('/$lang/workspace/my-payments')({
  staticData: { texts: ['payment', 'publish'] },
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: (at) =>
    openPage('workspace.myPayments', at, import('#pages/my-payments/my-payments.loader.ts'), ({ loadMyPayments }) =>
      loadMyPayments(at.deps.query),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyPayments,
});

function MyPayments() {
  return <MyPaymentsPage data={Route.useLoaderData().data} />;
}
