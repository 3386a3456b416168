import { createFileRoute } from '@tanstack/react-router';
import { MyPaymentsPage } from '#pages/my-payments/MyPaymentsPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';

/** The member's own payments and credits. */
export const Route = createFileRoute('/$lang/workspace/my-payments')({
  staticData: { texts: ['payment', 'publish'] },
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, context: { locale }, deps }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadMyPayments } = await import('#pages/my-payments/my-payments.loader.ts');
    return openPage('workspace.myPayments', { location, locale }, () => loadMyPayments(deps.query));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyPayments,
});

function MyPayments() {
  return <MyPaymentsPage data={Route.useLoaderData().data} />;
}
