import { createFileRoute } from '@tanstack/react-router';
import { openSignIn } from '#kit/viewer/sign-in-store.ts';
import { PublishPage } from '#pages/publish/PublishPage.tsx';

/** Publishes a home, for members; the type is `rent` or `sell`. @source docs/reference/screens.md, "Publishing" */
export const Route = createFileRoute('/$lang/workspace/my-properties/create/$type')({
  staticData: { texts: ['publish', 'listing'] },
  gcTime: 0,
  loader: async ({ params, location, context: { locale } }) =>
    (await import('../../../publish-pages.ts')).openCreating(params.type, location, locale),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Create,
});

function Create() {
  const { data } = Route.useLoaderData();
  return <PublishPage key={data.offerType} start={data} onSignIn={openSignIn} isFramed />;
}
