import { createFileRoute } from '@tanstack/react-router';
import { MyFavouritesPage } from '#pages/my-favourites/MyFavouritesPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { openPage } from '../../../workspace/open-page.ts';

/** A member's saved, hidden and shared homes. */
export const Route = createFileRoute('/$lang/workspace/my-favourites')({
  staticData: { texts: ['favourites', 'listing'] },
  // Never from the router's cache: notes would be outdated.
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: (at) =>
    openPage(
      'workspace.myFavourites',
      at,
      import('#pages/my-favourites/my-favourites.loader.ts'),
      ({ loadMyFavourites }) => loadMyFavourites(at.deps.query),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyFavourites,
});

function MyFavourites() {
  return <MyFavouritesPage data={Route.useLoaderData().data} />;
}
