import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#pages/contact/ContactPage.tsx';

/** Ways to reach the operator, and the imprint. @source docs/reference/screens.md, "Contact" */
export const Route = createFileRoute('/$lang/contact')({
  staticData: { texts: ['operator'] },
  loader: async ({ params }) => (await import('../../information-pages.ts')).openContact(params.lang),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Contact,
});

function Contact() {
  return <ContactPage data={Route.useLoaderData().data} />;
}
