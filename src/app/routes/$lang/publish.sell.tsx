import { createFileRoute } from '@tanstack/react-router';
import { openSignIn } from '#kit/viewer/sign-in-store.ts';
import { PublishPage } from '#pages/publish/PublishPage.tsx';

/** A home to sell, put online by anybody. @source docs/reference/screens.md, "Publishing" */
export const Route = createFileRoute('/$lang/publish/sell')({
  staticData: { texts: ['publish', 'listing', 'account', 'workspace'] },
  // Never shown again from memory: a form would take what was there before it was saved.
  gcTime: 0,
  loader: async ({ params }) => (await import('../../publish-pages.ts')).openPublishing('publishSell', params.lang),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Publish,
});

function Publish() {
  return <PublishPage start={Route.useLoaderData().data} onSignIn={openSignIn} />;
}
