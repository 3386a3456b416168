import { createFileRoute } from '@tanstack/react-router';
import { RentConfirmationPage } from '#pages/rent-confirmation/RentConfirmationPage.tsx';

/** Confirms that a home to rent was submitted. @source docs/reference/addresses.md, "Outside the prefix" */
export const Route = createFileRoute('/workspace/my-properties/confirmation/rent')({
  staticData: { texts: ['properties'] },
  loader: async ({ location, context }) => {
    const { noindexHead } = await import('../head/noindex-head.ts');
    const words = { title: 'properties.confirmation.title', description: 'properties.confirmation.text' };
    return { head: noindexHead(words, location.publicHref, context.locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RentConfirmationPage,
});
