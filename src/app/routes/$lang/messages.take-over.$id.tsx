import { createFileRoute, useRouter } from '@tanstack/react-router';
import { TakeConversationPage } from '#pages/take-conversation/TakeConversationPage.tsx';

/** A conversation that a visitor began, by the link of a mail. @source docs/reference/addresses.md, "takeConversation" */
export const Route = createFileRoute('/$lang/messages/take-over/$id')({
  staticData: { texts: ['account', 'messages', 'workspace'] },
  // Who is signed in decides what it says.
  gcTime: 0,
  loader: async ({ location, params }) => {
    const { withoutSecret } = await import('#capabilities/accounts/secret-path.ts');
    const { noindexHead } = await import('../../noindex-head.ts');
    const { loadConversationLink } = await import('#pages/take-conversation/take-conversation.loader.ts');
    const words = { title: 'messages.take.head', description: 'messages.take.description' };
    return {
      link: await loadConversationLink(params.id),
      head: noindexHead(words, withoutSecret(location.publicHref), params.lang),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TakeConversation,
});

function TakeConversation() {
  const router = useRouter();
  return (
    <TakeConversationPage
      secret={Route.useParams().id}
      link={Route.useLoaderData().link}
      onTaken={(href) => router.history.push(href)}
    />
  );
}
