import { createFileRoute } from '@tanstack/react-router';
import { ListingPrintPage } from '#pages/listing-print/ListingPrintPage.tsx';
import { listingPrintHead } from '#pages/listing-print/listing-print.head.ts';
import { loadListingPrint } from '#pages/listing-print/listing-print.loader.ts';
import { languageTools } from '../../language.ts';

/** A listing for paper. @source paths, "listing, print" */
export const Route = createFileRoute('/$lang/listing/$offer/$slugId_/print')({
  loader: ({ params: { lang, offer, slugId } }) => loadListingPrint(lang, { offer, slugId }),
  head: ({ loaderData, params }) =>
    loaderData ? listingPrintHead(loaderData.listing, languageTools(params.lang)) : {},
  component: ListingPrint,
});

function ListingPrint() {
  return <ListingPrintPage data={Route.useLoaderData()} />;
}
