import { createFileRoute } from '@tanstack/react-router';
import { openSignIn } from '#kit/viewer/sign-in-store.ts';
import { PublishPage } from '#pages/publish/PublishPage.tsx';

/** Publishes a home to let, for members. @source docs/reference/screens.md, "Publishing" */
export const Route = createFileRoute('/$lang/workspace/my-properties/create/rent')({
  staticData: { texts: ['publish', 'listing'] },
  gcTime: 0,
  loader: async ({ location, context: { locale } }) =>
    (await import('../../../publish-pages.ts')).openCreating('rent', location, locale),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Create,
});

function Create() {
  return <PublishPage start={Route.useLoaderData().data} onSignIn={openSignIn} isFramed />;
}
