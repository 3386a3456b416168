import { createFileRoute, notFound } from '@tanstack/react-router';
import { matchPath } from '#kernel/paths/paths.ts';
import { WorkspacePlaceholderPage } from '#pages/placeholder/WorkspacePlaceholderPage.tsx';

/** Screens of the workspace without a page. */
export const Route = createFileRoute('/$lang/workspace/$')({
  staticData: { texts: ['placeholder', 'shell'] },
  loader: async ({ location, context }) => {
    const { placeholderSubject } = await import('../../../placeholder/placeholder-subjects.ts');
    const { workspaceHead } = await import('../../../workspace/workspace-head.ts');
    const screen = matchPath(location.pathname)?.screen;
    const subject = screen && placeholderSubject(screen);
    if (!subject) throw notFound();
    return { data: { subject }, head: workspaceHead(`workspace.${subject}`, location.publicHref, context.locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Placeholder,
});

function Placeholder() {
  return <WorkspacePlaceholderPage subject={Route.useLoaderData().data.subject} />;
}
