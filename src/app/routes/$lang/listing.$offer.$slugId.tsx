import { createFileRoute } from '@tanstack/react-router';
import { ListingPage } from '#pages/listing/ListingPage.tsx';
import { listingPageHead } from '#pages/listing/listing.head.ts';
import { loadListing } from '#pages/listing/listing.loader.ts';
import { languageTools } from '../../language.ts';

/** A listing. @source paths, "listing" */
export const Route = createFileRoute('/$lang/listing/$offer/$slugId')({
  loader: ({ params: { lang, offer, slugId } }) => loadListing(lang, { offer, slugId }),
  head: ({ loaderData, params }) => (loaderData ? listingPageHead(loaderData, languageTools(params.lang)) : {}),
  component: Listing,
});

function Listing() {
  return <ListingPage data={Route.useLoaderData()} />;
}
