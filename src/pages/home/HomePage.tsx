import { OfferType } from '#capabilities/offers/offer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { CityList } from './CityList.tsx';
import { GuidesTeaser } from './GuidesTeaser.tsx';
import { HomeHero } from './HomeHero.tsx';
import type { HomeData } from './home.loader.ts';
import { LatestRow } from './LatestRow.tsx';
import { OwnerServices } from './OwnerServices.tsx';

/**
 * The first page: the search, the newest homes, the cities, and other services of the product.
 *
 * @source docs/reference/appearance.md, "Home"
 */
export function HomePage({ data }: { data: HomeData }) {
  const { text } = useLocale();
  const { rent, buy, topCities, now } = data;
  return (
    <>
      <HomeHero toRent={rent.totalRecords} toBuy={buy.totalRecords} />
      <div className="page-width flex flex-col gap-14 pt-14 pb-16 desktop:gap-20 desktop:pt-16 desktop:pb-24">
        <LatestRow title={text('home.latestRent')} offerType={OfferType.Rent} homes={rent} now={now} />
        <LatestRow title={text('home.latestBuy')} offerType={OfferType.Sell} homes={buy} now={now} />
        <CityList cities={topCities} />
        <OwnerServices />
        <GuidesTeaser />
      </div>
    </>
  );
}
