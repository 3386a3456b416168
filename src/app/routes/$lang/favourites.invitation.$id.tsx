import { createFileRoute } from '@tanstack/react-router';
import { FavouriteInvitationPage } from '#pages/favourite-invitation/FavouriteInvitationPage.tsx';

/** An invitation to share favourites, by the link of a mail. @source docs/reference/addresses.md, "favouriteInvitation" */
export const Route = createFileRoute('/$lang/favourites/invitation/$id')({
  staticData: { texts: ['account', 'favourites', 'workspace'] },
  // Its content depends on the signed-in member.
  gcTime: 0,
  loader: async ({ location, params }) => {
    const { withoutPathSecret } = await import('#capabilities/accounts/secret-path.ts');
    const { noindexHead } = await import('../../head/noindex-head.ts');
    const { loadInvitation } = await import('#pages/favourite-invitation/favourite-invitation.loader.ts');
    const words = { title: 'favourites.accept.head', description: 'favourites.accept.description' };
    return {
      invitation: await loadInvitation(params.id),
      head: noindexHead(words, withoutPathSecret(location.publicHref), params.lang),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: FavouriteInvitation,
});

function FavouriteInvitation() {
  return <FavouriteInvitationPage secret={Route.useParams().id} invitation={Route.useLoaderData().invitation} />;
}
