import { createFileRoute } from '@tanstack/react-router';
import { AlertConsentPage } from '#pages/alert-consent/AlertConsentPage.tsx';

/** Asks for consent to mail homes to an address, by the link of a mail. @source docs/reference/addresses.md, "alertConsent" */
export const Route = createFileRoute('/$lang/alerts/confirm/$id')({
  staticData: { texts: ['account', 'alerts'] },
  // A link is valid once.
  gcTime: 0,
  loader: async (link) => (await import('../../mail-link-pages.ts')).openAlertConsent(link),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AlertConsent,
});

function AlertConsent() {
  return <AlertConsentPage secret={Route.useParams().id} consent={Route.useLoaderData().consent} />;
}
