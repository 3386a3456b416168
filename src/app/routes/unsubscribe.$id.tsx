import { createFileRoute } from '@tanstack/react-router';
import { isStopSecret } from '#kernel/stop-link.ts';
import { StopMailPage } from '#pages/unsubscribe/StopMailPage.tsx';
import { UnsubscribePage } from '#pages/unsubscribe/UnsubscribePage.tsx';

/**
 * Ends mail of one kind, by the link of such a mail; or all mail to an address, by its stop link.
 *
 * @source docs/reference/addresses.md, "unsubscribe"
 */
export const Route = createFileRoute('/unsubscribe/$id')({
  staticData: { texts: ['account'] },
  loader: async ({ location, context }) => {
    const { accountHead } = await import('../head/account-head.ts');
    return { head: accountHead('unsubscribe', location, context.locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Unsubscribe,
});

function Unsubscribe() {
  const { id } = Route.useParams();
  return isStopSecret(id) ? <StopMailPage secret={id} /> : <UnsubscribePage secret={id} />;
}
