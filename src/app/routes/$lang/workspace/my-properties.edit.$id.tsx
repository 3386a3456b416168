import { createFileRoute } from '@tanstack/react-router';
import { openSignIn } from '#kit/viewer/sign-in-store.ts';
import { PublishPage } from '#pages/publish/PublishPage.tsx';

/** Edits an existing offer. @source docs/reference/screens.md, "Publishing" */
export const Route = createFileRoute('/$lang/workspace/my-properties/edit/$id')({
  staticData: { texts: ['publish', 'listing'] },
  gcTime: 0,
  loader: async ({ location, params, context: { locale } }) =>
    (await import('../../../publish-pages.ts')).openEditing(params.id, location, locale),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Edit,
});

function Edit() {
  return <PublishPage start={Route.useLoaderData().data} onSignIn={openSignIn} isFramed />;
}
