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
    const { askAsMember } = await import('../../../workspace/workspace-guard.ts');
    const { workspaceHead } = await import('../../../workspace/workspace-head.ts');
    const { loadMyMessages } = await import('#pages/my-messages/data/my-messages.loader.ts');
    const data = await askAsMember(() => loadMyMessages(deps.query, id), location, locale);
    return { data, head: workspaceHead('workspace.myMessages', location.publicHref, locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyMessages,
});

function MyMessages() {
  return <MyMessagesPage data={Route.useLoaderData().data} />;
}
