import { createFileRoute } from '@tanstack/react-router';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { AlertDelayPage } from '#pages/alert-delay/AlertDelayPage.tsx';
import { languageTools } from '../../language.ts';

/** How long mails about homes take. @source docs/reference/limits.md, "Alerts" */
export const Route = createFileRoute('/$lang/how-fast-alerts-are')({
  staticData: { texts: ['delay'] },
  loader: async ({ params }) => {
    const { loadAlertDelay } = await import('#pages/alert-delay/alert-delay.loader.ts');
    const { alertDelayHead } = await import('#pages/alert-delay/alert-delay.head.ts');
    return { delay: await loadAlertDelay(), head: alertDelayHead(languageTools(params.lang), pageOrigin()) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AlertDelay,
});

function AlertDelay() {
  return <AlertDelayPage delay={Route.useLoaderData().delay} />;
}
