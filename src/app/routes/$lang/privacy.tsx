import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#pages/privacy/PrivacyPage.tsx';

/** The privacy statement. @source docs/reference/screens.md, "Terms and privacy" */
export const Route = createFileRoute('/$lang/privacy')({
  staticData: { texts: ['operator', 'privacy'] },
  loader: async ({ params }) => (await import('../../information-pages.ts')).openPrivacy(params.lang),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Privacy,
});

function Privacy() {
  return <PrivacyPage data={Route.useLoaderData().data} />;
}
