import { createFileRoute } from '@tanstack/react-router';
import { CreateAlertPage } from '#pages/alerts/CreateAlertPage.tsx';

/** Creates a saved search. @source docs/reference/addresses.md, "createAlert" */
export const Route = createFileRoute('/$lang/create-alert')({
  staticData: { texts: ['account', 'alerts', 'search'] },
  loader: async ({ location, params }) => {
    const { noindexHead } = await import('../../head/noindex-head.ts');
    const words = { title: 'alerts.create', description: 'alerts.create.description' };
    return { head: noindexHead(words, location.publicHref, params.lang) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: CreateAlertPage,
});
