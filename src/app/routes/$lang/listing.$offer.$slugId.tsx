import { createFileRoute } from '@tanstack/react-router';
import { ListingPage } from '#pages/listing/ListingPage.tsx';
import { languageTools } from '../../language.ts';

/** A listing. @source paths, "listing" */
export const Route = createFileRoute('/$lang/listing/$offer/$slugId')({
  loader: async ({ params: { lang, offer, slugId } }) => {
    const { loadListing } = await import('#pages/listing/listing.loader.ts');
    return loadListing(lang, { offer, slugId });
  },
  head: async ({ loaderData, params }) => {
    if (!loaderData) return {};
    const { listingPageHead } = await import('#pages/listing/listing.head.ts');
    return listingPageHead(loaderData, languageTools(params.lang));
  },
  component: Listing,
});

function Listing() {
  return <ListingPage data={Route.useLoaderData()} />;
}
