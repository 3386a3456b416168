import { createFileRoute } from '@tanstack/react-router';
import { ModerationPage } from '#pages/moderation/ModerationPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { openPage } from '../../../workspace/open-page.ts';

/** Cases that wait for reviewers. */
export const Route = createFileRoute('/$lang/workspace/moderation')({
  // Never from the router's cache: others review at the same time.
  gcTime: 0,
  staticData: { texts: ['moderation', 'conversations', 'report', 'listing', 'gallery', 'publish'] },
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: (at) =>
    openPage('workspace.moderation', at, import('#pages/moderation/data/moderation.loader.ts'), ({ loadModeration }) =>
      loadModeration(at.deps.query, at.context.locale),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Moderation,
});

function Moderation() {
  return <ModerationPage data={Route.useLoaderData().data} />;
}
