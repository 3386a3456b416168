import { createFileRoute } from '@tanstack/react-router';
import { TakeConversationPage } from '#pages/take-conversation/TakeConversationPage.tsx';

/** Takes over a visitor's conversation, by the link of a mail. @source docs/reference/addresses.md, "takeConversation" */
export const Route = createFileRoute('/$lang/messages/take-over/$id')({
  staticData: { texts: ['account', 'conversations', 'workspace'] },
  // Its content depends on the signed-in member.
  gcTime: 0,
  loader: async (link) => (await import('../../mail-link-pages.ts')).openTakeOver(link),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TakeConversation,
});

function TakeConversation() {
  return <TakeConversationPage secret={Route.useParams().id} linked={Route.useLoaderData().linked} />;
}
