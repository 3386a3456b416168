import { createFileRoute } from '@tanstack/react-router';
import { LazyListingPage } from '#pages/listing/lazy-listing.ts';
import { languageTools } from '../../language/language.ts';

/** A listing. @source docs/reference/addresses.md, "Listing" */
export const Route = createFileRoute('/$lang/listing/$offer/$slugId')({
  staticData: { texts: ['listing'] },
  loader: async ({ params: { lang, offer, slugId } }) => {
    const { loadListing } = await import('#pages/listing/data/listing.loader.ts');
    const { listingPageHead } = await import('#pages/listing/listing.head.ts');
    const tools = languageTools(lang);
    const [data] = await Promise.all([loadListing(tools, { offer, slugId }), LazyListingPage.load()]);
    return { data, head: listingPageHead(data, tools) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Listing,
});

function Listing() {
  return <LazyListingPage data={Route.useLoaderData().data} />;
}
