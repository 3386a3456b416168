import { Category, OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { offersOfType } from '#capabilities/offers/offers-of-type.ts';
import { EMPTY_FILTER, type SearchFilter, SortOrder } from '#capabilities/search/search.filter.ts';
import { offerFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import { HomeDocument, type HomeQuery, type OfferCardFragment, type OfferFilter } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute, pageOrigin } from '#kit/graphql/execute.ts';

/** Homes of one kind, newest first, and how many there are in all. */
export interface LatestHomes {
  totalRecords: number;
  data: readonly OfferCardFragment[];
}

/** A city with its homes on offer. */
export type CityOffers = HomeQuery['topCities'][number];

/** Data of the first page; `now` is the moment of the request, so that server and browser call the same homes new. */
export interface HomeData extends Pick<HomeQuery, 'topCities'> {
  rent: LatestHomes;
  buy: LatestHomes;
  now: string;
  origin: string;
}

/** Homes in one row. */
const LATEST_HOMES = 4;

/** Apartments and houses of the whole country, newest first: the content of a row of the first page. */
export const latestFilter = (offerType: SearchableOfferType): SearchFilter => ({
  ...EMPTY_FILTER,
  offerType,
  category: Category.ApartmentHouse,
  order: SortOrder.DateDesc,
});

/** Reads the first page. */
export async function loadHome(locale: Locale): Promise<HomeData> {
  const row = (offerType: SearchableOfferType): OfferFilter => ({
    ...offerFilterInput(latestFilter(offerType)),
    pageSize: LATEST_HOMES,
  });
  const asked = { locale, rent: row(OfferType.Rent), buy: row(OfferType.Sell) };
  const { rent, buy, topCities } = await execute(HomeDocument, asked);
  const cards = (homes: HomeQuery['rent']): LatestHomes => ({ ...homes, data: offersOfType(homes.data) });
  return { topCities, rent: cards(rent), buy: cards(buy), now: new Date().toISOString(), origin: pageOrigin() };
}
