import { createFileRoute } from '@tanstack/react-router';
import { PotentialCustomersPage } from '#pages/potential-customers/PotentialCustomersPage.tsx';

/** Explains the section; `guardWorkspace` redirects members who may read its lists. */
export const Route = createFileRoute('/$lang/workspace/my-potential-customer/')({
  loader: async ({ location, context: { locale } }) => {
    const { workspaceHead } = await import('../../../workspace/workspace-head.ts');
    return { head: workspaceHead('workspace.potential.title', location.publicHref, locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PotentialCustomersPage,
});
