import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WorkspaceLayout } from '../../../workspace/WorkspaceLayout.tsx';

/** All routes behind the login. @source docs/reference/addresses.md, "Workspace" */
export const Route = createFileRoute('/$lang/workspace')({
  staticData: { texts: ['workspace', 'account'] },
  beforeLoad: async ({ location, context }) => {
    const { guardWorkspace } = await import('../../../workspace/workspace-guard.ts');
    guardWorkspace(location, context.locale);
  },
  component: Workspace,
});

function Workspace() {
  return (
    <WorkspaceLayout>
      <Outlet />
    </WorkspaceLayout>
  );
}
