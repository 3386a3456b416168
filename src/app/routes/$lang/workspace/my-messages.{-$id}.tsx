import { createFileRoute } from '@tanstack/react-router';
import { MyMessagesPage } from '#pages/my-messages/MyMessagesPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { openPage } from '../../../workspace/open-page.ts';

/** A member's conversations. */
export const Route = createFileRoute('/$lang/workspace/my-messages/{-$id}')({
  staticData: { texts: ['conversations'] },
  // Never from the router's cache: others write meanwhile.
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: (at) =>
    openPage(
      'workspace.myMessages',
      at,
      import('#pages/my-messages/data/my-messages.loader.ts'),
      ({ loadMyMessages }) => loadMyMessages(at.deps.query, at.params.id),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyMessages,
});

function MyMessages() {
  return <MyMessagesPage data={Route.useLoaderData().data} />;
}
