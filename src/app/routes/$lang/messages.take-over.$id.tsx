import { createFileRoute } from '@tanstack/react-router';
import { TakeConversationPage } from '#pages/take-conversation/TakeConversationPage.tsx';

/** Takes over a visitor's conversation, by the link of a mail. @source docs/reference/addresses.md, "takeConversation" */
export const Route = createFileRoute('/$lang/messages/take-over/$id')({
  staticData: { texts: ['account', 'conversations', 'workspace'] },
  // Its content depends on the signed-in member.
  gcTime: 0,
  loader: async ({ location, params }) => {
    const { withoutPathSecret } = await import('#capabilities/accounts/secret-path.ts');
    const { noindexHead } = await import('../../head/noindex-head.ts');
    const { loadConversation } = await import('#pages/take-conversation/take-conversation.loader.ts');
    const words = { title: 'conversation.take.head', description: 'conversation.take.description' };
    return {
      linked: await loadConversation(params.id),
      head: noindexHead(words, withoutPathSecret(location.publicHref), params.lang),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TakeConversation,
});

function TakeConversation() {
  return <TakeConversationPage secret={Route.useParams().id} linked={Route.useLoaderData().linked} />;
}
