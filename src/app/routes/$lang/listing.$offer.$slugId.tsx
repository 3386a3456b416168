import { createFileRoute } from '@tanstack/react-router';
import { listingPageHead } from '#pages/listing/listing.head.ts';
import { loadListing } from '#pages/listing/listing.loader.ts';
import { ListingPage } from '#pages/listing/ListingPage.tsx';
import { languageTools } from '../../language.ts';

export const Route = createFileRoute('/$lang/listing/$offer/$slugId')({
  loader: ({ params: { lang, offer, slugId } }) => loadListing(lang, { offer, slugId }),
  head: ({ loaderData, params }) => (loaderData ? listingPageHead(loaderData, languageTools(params.lang)) : {}),
  component: () => <ListingPage data={Route.useLoaderData()} />,
});
