import { createFileRoute } from '@tanstack/react-router';

/** Redirects the number of a listing to its address. @source docs/reference/addresses.md, "Outside the prefix" */
export const Route = createFileRoute('/property/{-$detail}/{-$id}')({
  loader: async ({ params, context }) => {
    const { redirectToListing } = await import('#pages/property/property.loader.ts');
    return redirectToListing(params, context.locale);
  },
});
