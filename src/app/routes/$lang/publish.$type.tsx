import { createFileRoute } from '@tanstack/react-router';
import { openSignIn } from '#kit/viewer/sign-in-store.ts';
import { PublishPage } from '#pages/publish/PublishPage.tsx';

/** Publishes a home, for visitors too; the type is `rent` or `sell`. @source docs/reference/screens.md, "Publishing" */
export const Route = createFileRoute('/$lang/publish/$type')({
  staticData: { texts: ['publish', 'listing', 'account', 'workspace'] },
  // Never from the router's cache: a form would start from the state before it was saved.
  gcTime: 0,
  loader: async ({ params }) => (await import('../../publish-pages.ts')).openPublishing(params.type, params.lang),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Publish,
});

function Publish() {
  const { data } = Route.useLoaderData();
  return <PublishPage key={data.offerType} start={data} onSignIn={openSignIn} />;
}
