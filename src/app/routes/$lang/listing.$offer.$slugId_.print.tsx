import { createFileRoute } from '@tanstack/react-router';
import { ListingPrintPage } from '#pages/listing-print/ListingPrintPage.tsx';
import { languageTools } from '../../language/language.ts';

/** A listing for paper. @source docs/reference/addresses.md, "listingPrint" */
export const Route = createFileRoute('/$lang/listing/$offer/$slugId_/print')({
  staticData: { texts: ['listing'] },
  loader: async ({ params: { lang, offer, slugId } }) => {
    const { loadListingPrint } = await import('#pages/listing-print/listing-print.loader.ts');
    const { listingPrintHead } = await import('#pages/listing-print/listing-print.head.ts');
    const data = await loadListingPrint(lang, { offer, slugId });
    return { data, head: listingPrintHead(data.listing, languageTools(lang)) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ListingPrint,
});

function ListingPrint() {
  return <ListingPrintPage data={Route.useLoaderData().data} />;
}
