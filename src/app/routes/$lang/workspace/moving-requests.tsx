import { createFileRoute } from '@tanstack/react-router';
import { MovingRequestsPage } from '#pages/moving-requests/MovingRequestsPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { openPage } from '../../../workspace/open-page.ts';

/** Requests for help with a move, for AdminGlobal. */
export const Route = createFileRoute('/$lang/workspace/moving-requests')({
  gcTime: 0,
  staticData: { texts: ['moving'] },
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: (at) =>
    openPage(
      'workspace.movingRequests',
      at,
      import('#pages/moving-requests/moving-requests.loader.ts'),
      ({ loadMovingRequests }) => loadMovingRequests(at.deps.query),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MovingRequests,
});

function MovingRequests() {
  return <MovingRequestsPage data={Route.useLoaderData().data} />;
}
