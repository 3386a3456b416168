import { createFileRoute } from '@tanstack/react-router';
import { MyAlertsPage } from '#pages/alerts/MyAlertsPage.tsx';

/** Saved searches of a member. */
export const Route = createFileRoute('/$lang/workspace/my-alerts')({
  staticData: { texts: ['alerts', 'search'] },
  // Never from the router's cache: homes that were new would be new again.
  gcTime: 0,
  loader: async ({ location, context: { locale } }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadMyAlerts } = await import('#pages/alerts/my-alerts.loader.ts');
    return openPage('workspace.myAlerts', { location, locale }, () => loadMyAlerts(locale));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyAlerts,
});

function MyAlerts() {
  return <MyAlertsPage {...Route.useLoaderData().data} />;
}
