import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { GoneListing as GoneListingData } from './data/listing.loader.ts';
import { ListingTop } from './ListingTop.tsx';
import type { ResultsWay } from './results-way/useResultsWay.ts';
import { SimilarListings } from './SimilarListings.tsx';

type GoneListingProps = { listing: GoneListingData; homesHref: string; now: string; way: ResultsWay | null };

/** A listing that was public once and is gone: a friendly notice, with similar homes. */
export function GoneListing({ listing, homesHref, now, way }: GoneListingProps) {
  const tools = useLocale();
  const { text } = tools;
  const { place, similar } = listing;
  const where = inPlaces(place ? [place] : [], tools);
  return (
    <div className="page-width flex flex-col gap-14 pb-12 tablet:pb-16">
      <div className="-mb-12 tablet:pt-1">
        <ListingTop way={way}>{null}</ListingTop>
      </div>
      <div className="flex max-w-prose flex-col items-start gap-5">
        <h1 className="text-4xl">{text('listing.gone.title')}</h1>
        <p className="text-lg text-muted">
          {text(similar.length > 0 ? 'listing.gone.text' : 'listing.gone.textAlone')}
        </p>
        <LinkButton href={homesHref} size="large">
          {text('listing.gone.search', { where })}
        </LinkButton>
        {/* A phone has no picture here for the bar. Its place stays empty: it comes after the page. */}
        <p className="h-11 tablet:hidden">
          {way && (
            <LinkButton
              href={way.href}
              onClick={way.goBack}
              variant="quiet"
              icon={<Icon name="arrow-left" className="size-4" />}
              className="-ml-4"
            >
              {text('listing.way.back')}
            </LinkButton>
          )}
        </p>
      </div>
      {similar.length > 0 && <SimilarListings title={text('listing.similar')} offers={similar} now={now} />}
    </div>
  );
}
