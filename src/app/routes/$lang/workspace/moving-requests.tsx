import { createFileRoute } from '@tanstack/react-router';
import { MovingRequestsPage } from '#pages/moving-requests/MovingRequestsPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';

/** Requests for help with a move, for AdminGlobal. */
export const Route = createFileRoute('/$lang/workspace/moving-requests')({
  gcTime: 0,
  staticData: { texts: ['moving'] },
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, context: { locale }, deps }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadMovingRequests } = await import('#pages/moving-requests/moving-requests.loader.ts');
    return openPage('workspace.movingRequests', { location, locale }, () => loadMovingRequests(deps.query));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MovingRequests,
});

function MovingRequests() {
  return <MovingRequestsPage data={Route.useLoaderData().data} />;
}
