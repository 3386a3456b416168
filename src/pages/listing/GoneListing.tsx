import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import { pricePeriodText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { cardTitle, titleLanguage } from '#capabilities/offers/ui/facts/offer-title.ts';
import { pictureSource } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { GoneListing as GoneListingData, HomesAround } from './data/homes-around.ts';
import { ListingTop } from './ListingTop.tsx';
import type { ResultsWay } from './results-way/useResultsWay.ts';
import { SimilarListings } from './SimilarListings.tsx';

type GoneListingProps = { listing: GoneListingData; now: string; way: ResultsWay | null } & HomesAround;

/** A listing that was public once and is gone: a friendly notice, what it was, and homes near by. */
export function GoneListing({ listing, homes, search, now, way }: GoneListingProps) {
  const tools = useLocale();
  const { text } = tools;
  const where = inPlaces(listing.place ? [listing.place] : [], tools);
  return (
    <div className="page-width flex flex-col gap-14 pb-12 tablet:pb-16">
      <div className="-mb-12 tablet:pt-1">
        <ListingTop way={way}>{null}</ListingTop>
      </div>
      <div className="flex flex-col gap-8">
        <div className="flex max-w-prose flex-col gap-4">
          <h1 className="text-4xl">{text('listing.gone.title')}</h1>
          <p className="text-lg text-muted">
            {text(homes.length > 0 ? 'listing.gone.text' : 'listing.gone.textAlone')}
          </p>
        </div>
        <GoneHome listing={listing} />
        {search && (
          <LinkButton href={search.href} size="large" className="self-start">
            {search.isNearby ? text('listing.gone.searchNear') : text('listing.gone.search', { where })}
          </LinkButton>
        )}
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
      {homes.length > 0 && <SimilarListings title={text('listing.similar')} offers={homes} now={now} />}
    </div>
  );
}

/** The home as far as it may still be shown: its picture, its title, and its last price. */
function GoneHome({ listing }: { listing: GoneListingData }) {
  const tools = useLocale();
  const { image, category, price } = listing;
  const lastPrice = [priceText(listing, tools), pricePeriodText(listing, tools)].filter(Boolean).join(' ');
  return (
    <div className="flex max-w-prose items-center gap-4 rounded-lg border border-line bg-surface p-4 tablet:gap-6">
      {image && (
        <div className="aspect-3/2 w-20 shrink-0 overflow-hidden mobile-landscape:w-28 rounded-md tablet:w-48">
          <Picture picture={pictureSource(image, '', category)} sizes="12rem" largestPx={720} isPriority />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-medium" {...titleLanguage(listing)}>
          {cardTitle(listing, tools)}
        </p>
        {price !== null && (
          <p className="text-sm text-muted wrap-normal tablet:text-base">
            {tools.text('listing.gone.lastPrice', { price: lastPrice })}
          </p>
        )}
      </div>
    </div>
  );
}
