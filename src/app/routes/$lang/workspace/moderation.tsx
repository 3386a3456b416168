import { createFileRoute } from '@tanstack/react-router';
import { ModerationPage } from '#pages/moderation/ModerationPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';

/** Cases that wait for reviewers. */
export const Route = createFileRoute('/$lang/workspace/moderation')({
  // Never from the router's cache: others review at the same time.
  gcTime: 0,
  staticData: { texts: ['moderation', 'conversations', 'report', 'listing', 'gallery', 'publish'] },
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, context: { locale }, deps }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadModeration } = await import('#pages/moderation/data/moderation.loader.ts');
    return openPage('workspace.moderation', { location, locale }, () => loadModeration(deps.query, locale));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Moderation,
});

function Moderation() {
  return <ModerationPage data={Route.useLoaderData().data} />;
}
