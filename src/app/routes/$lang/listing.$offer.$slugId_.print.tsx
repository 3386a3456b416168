import { createFileRoute } from '@tanstack/react-router';
import { ListingPrintPage } from '#pages/listing-print/ListingPrintPage.tsx';
import { languageTools } from '../../language.ts';

/** A listing for paper. @source paths, "listing, print" */
export const Route = createFileRoute('/$lang/listing/$offer/$slugId_/print')({
  loader: async ({ params: { lang, offer, slugId } }) => {
    const { loadListingPrint } = await import('#pages/listing-print/listing-print.loader.ts');
    return loadListingPrint(lang, { offer, slugId });
  },
  head: async ({ loaderData, params }) => {
    if (!loaderData) return {};
    const { listingPrintHead } = await import('#pages/listing-print/listing-print.head.ts');
    return listingPrintHead(loaderData.listing, languageTools(params.lang));
  },
  component: ListingPrint,
});

function ListingPrint() {
  return <ListingPrintPage data={Route.useLoaderData()} />;
}
