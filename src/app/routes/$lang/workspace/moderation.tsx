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
    const { askAsMember } = await import('../../../workspace/workspace-guard.ts');
    const { workspaceHead } = await import('../../../workspace/workspace-head.ts');
    const { loadModeration } = await import('#pages/moderation/data/moderation.loader.ts');
    const data = await askAsMember(() => loadModeration(deps.query, locale), location, locale);
    return { data, head: workspaceHead('workspace.moderation', location.publicHref, locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Moderation,
});

function Moderation() {
  return <ModerationPage data={Route.useLoaderData().data} />;
}
