import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ListingPageData } from './data/listing.loader.ts';
import { GoneListing } from './GoneListing.tsx';
import { OnlineListing } from './OnlineListing.tsx';
import { useResultsWay } from './results-way/useResultsWay.ts';

/** The page of a listing, or the notice of one that is gone. */
export function ListingPage({ data }: { data: ListingPageData }) {
  const { locale } = useLocale();
  const way = useResultsWay(data, locale);
  if (data.state === 'gone') return <GoneListing {...data} way={way} />;
  // One listing follows another: opened or revealed content belongs to the one before.
  return <OnlineListing key={data.listing.id} {...data} way={way} />;
}
