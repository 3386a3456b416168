import { createFileRoute } from '@tanstack/react-router';
import { MyMessagesPage } from '#pages/my-messages/MyMessagesPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';

/** A member's conversations. */
export const Route = createFileRoute('/$lang/workspace/my-messages/{-$id}')({
  staticData: { texts: ['conversations'] },
  // Never from the router's cache: others write meanwhile.
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, context: { locale }, deps, params: { id } }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadMyMessages } = await import('#pages/my-messages/data/my-messages.loader.ts');
    return openPage('workspace.myMessages', { location, locale }, () => loadMyMessages(deps.query, id));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyMessages,
});

function MyMessages() {
  return <MyMessagesPage data={Route.useLoaderData().data} />;
}
