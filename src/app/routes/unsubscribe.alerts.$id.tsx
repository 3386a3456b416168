import { createFileRoute } from '@tanstack/react-router';
import { EndAlertMailPage } from '#pages/end-alert-mail/EndAlertMailPage.tsx';

/** Ends mail about homes, by the link of such a mail. @source docs/reference/addresses.md, "unsubscribeAlerts" */
export const Route = createFileRoute('/unsubscribe/alerts/$id')({
  staticData: { texts: ['account', 'delay'] },
  loader: async ({ location, context }) => {
    const { accountHead } = await import('../head/account-head.ts');
    return { head: accountHead('unsubscribe', location, context.locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: UnsubscribeAlerts,
});

function UnsubscribeAlerts() {
  return <EndAlertMailPage secret={Route.useParams().id} what="all" />;
}
