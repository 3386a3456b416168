import { createFileRoute } from '@tanstack/react-router';
import { AlertLatencyPage } from '#pages/alert-latency/AlertLatencyPage.tsx';

/** The latency of mails about homes. @source docs/reference/limits.md, "Alerts" */
export const Route = createFileRoute('/$lang/how-fast-alerts-are')({
  staticData: { texts: ['delay'] },
  loader: async ({ params }) => (await import('../../information-pages.ts')).openAlertDelay(params.lang),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AlertDelay,
});

function AlertDelay() {
  return <AlertLatencyPage latency={Route.useLoaderData().data} />;
}
