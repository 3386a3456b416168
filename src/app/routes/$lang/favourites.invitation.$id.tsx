import { createFileRoute } from '@tanstack/react-router';
import { FavouriteInvitationPage } from '#pages/favourite-invitation/FavouriteInvitationPage.tsx';

/** An invitation to share favourites, by the link of a mail. @source docs/reference/addresses.md, "favouriteInvitation" */
export const Route = createFileRoute('/$lang/favourites/invitation/$id')({
  staticData: { texts: ['account', 'favourites', 'workspace'] },
  // Its content depends on the signed-in member.
  gcTime: 0,
  loader: async (link) => (await import('../../mail-link-pages.ts')).openInvitation(link),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: FavouriteInvitation,
});

function FavouriteInvitation() {
  return <FavouriteInvitationPage secret={Route.useParams().id} invitation={Route.useLoaderData().invitation} />;
}
