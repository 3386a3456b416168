import { GoneListing } from './GoneListing.tsx';
import type { ListingPageData } from './listing.loader.ts';
import { OnlineListing } from './OnlineListing.tsx';

/** The page of a listing, or what is said of one that is gone. */
export function ListingPage({ data }: { data: ListingPageData }) {
  if (data.state === 'gone') return <GoneListing {...data} />;
  // A listing after another one: whatever was opened or revealed belongs to the one before.
  return <OnlineListing key={data.listing.id} {...data} />;
}
