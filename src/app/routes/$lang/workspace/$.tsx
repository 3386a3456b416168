import { createFileRoute, notFound } from '@tanstack/react-router';
import { matchPath } from '#kernel/paths/paths.ts';
import { WorkspacePlaceholderPage } from '#pages/workspace-placeholder/WorkspacePlaceholderPage.tsx';

/** Screens of the workspace that are still to come. */
export const Route = createFileRoute('/$lang/workspace/$')({
  loader: async ({ location, context }) => {
    const { placeholderScreenOf } = await import('../../../menu/workspace-screens.ts');
    const { workspaceHead } = await import('../../../workspace/workspace-head.ts');
    const subject = placeholderScreenOf(matchPath(location.pathname)?.screen ?? '');
    if (!subject) throw notFound();
    return { data: { subject }, head: workspaceHead(`workspace.${subject}`, location.publicHref, context.locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Placeholder,
});

function Placeholder() {
  return <WorkspacePlaceholderPage subject={Route.useLoaderData().data.subject} />;
}
