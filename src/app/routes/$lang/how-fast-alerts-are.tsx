import { createFileRoute } from '@tanstack/react-router';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { AlertLatencyPage } from '#pages/alert-latency/AlertLatencyPage.tsx';
import { languageTools } from '../../language/language.ts';

/** The latency of mails about homes. @source docs/reference/limits.md, "Alerts" */
export const Route = createFileRoute('/$lang/how-fast-alerts-are')({
  staticData: { texts: ['delay'] },
  loader: async ({ params }) => {
    const { loadAlertLatency } = await import('#pages/alert-latency/alert-latency.loader.ts');
    const { alertLatencyHead } = await import('#pages/alert-latency/alert-latency.head.ts');
    return { delay: await loadAlertLatency(), head: alertLatencyHead(languageTools(params.lang), pageOrigin()) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AlertDelay,
});

function AlertDelay() {
  return <AlertLatencyPage latency={Route.useLoaderData().delay} />;
}
