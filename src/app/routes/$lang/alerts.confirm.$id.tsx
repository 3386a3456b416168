import { createFileRoute } from '@tanstack/react-router';
import { AlertConsentPage } from '#pages/alert-consent/AlertConsentPage.tsx';

/** Asks for consent to mail homes to an address, by the link of a mail. @source docs/reference/addresses.md, "alertConsent" */
export const Route = createFileRoute('/$lang/alerts/confirm/$id')({
  staticData: { texts: ['account', 'alerts'] },
  // A link is valid once.
  gcTime: 0,
  loader: async ({ location, params }) => {
    const { withoutPathSecret } = await import('#capabilities/accounts/secret-path.ts');
    const { noindexHead } = await import('../../head/noindex-head.ts');
    const { loadConsent } = await import('#pages/alert-consent/alert-consent.loader.ts');
    const words = { title: 'alerts.consent.head', description: 'alerts.consent.description' };
    return {
      consent: await loadConsent(params.id),
      head: noindexHead(words, withoutPathSecret(location.publicHref), params.lang),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AlertConsent,
});

function AlertConsent() {
  return <AlertConsentPage secret={Route.useParams().id} consent={Route.useLoaderData().consent} />;
}
