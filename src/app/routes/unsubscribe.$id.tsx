import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '#pages/unsubscribe/UnsubscribePage.tsx';

/** No more mail of one kind, by the link of such a mail. @source docs/reference/addresses.md, "unsubscribe" */
export const Route = createFileRoute('/unsubscribe/$id')({
  staticData: { texts: ['account'] },
  loader: async ({ location, context }) => {
    const { accountHead } = await import('../account-head.ts');
    return { head: accountHead('unsubscribe', location, context.locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Unsubscribe,
});

function Unsubscribe() {
  return <UnsubscribePage secret={Route.useParams().id} />;
}
