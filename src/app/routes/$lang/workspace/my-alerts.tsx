import { createFileRoute } from '@tanstack/react-router';
import { MyAlertsPage } from '#pages/alerts/MyAlertsPage.tsx';
import { openPage } from '../../../workspace/open-page.ts';

/** Saved searches of a member. */
export const Route = createFileRoute('/$lang/workspace/my-alerts')({
  staticData: { texts: ['alerts', 'search'] },
  // Never from the router's cache: homes that were new would be new again.
  gcTime: 0,
  loader: (at) =>
    openPage('workspace.myAlerts', at, import('#pages/alerts/my-alerts.loader.ts'), ({ loadMyAlerts }) =>
      loadMyAlerts(at.context.locale),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyAlerts,
});

function MyAlerts() {
  return <MyAlertsPage {...Route.useLoaderData().data} />;
}
