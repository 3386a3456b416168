import { FAVOURITE_LIMITS } from '#capabilities/favourites/favourite.ts';
import {
  CompareHomeDocument,
  type CompareHomeQuery,
  MyFavouritesDocument,
  type MyFavouritesQuery,
} from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { foundOrNull } from '#kit/graphql/found-or-null.ts';
import { type FavouritesAddress, readFavouritesAddress } from './favourites-address.ts';

/** A home to be compared. */
export type ComparedHome = NonNullable<CompareHomeQuery['offer']>;

/** Data of the favourites' page. */
export interface MyFavouritesData {
  address: FavouritesAddress;
  favourites: MyFavouritesQuery['favourites'];
  hidden: MyFavouritesQuery['hiddenHomes'];
  circle: MyFavouritesQuery['favouriteCircle'];
  /** Side by side; those that are gone are left out. */
  compared: readonly ComparedHome[];
  /** When the page was requested, ISO 8601. */
  now: string;
}

/** Loads the section of the favourites that an address asks for. @param query without question mark */
export async function loadMyFavourites(query: string): Promise<MyFavouritesData> {
  const address = readFavouritesAddress(query);
  const { section, view, order: orderBy, pageNumber, compare } = address;
  // A map shows as many as a page can have.
  const pageSize = view === 'map' ? FAVOURITE_LIMITS.largestPage : FAVOURITE_LIMITS.pageSize;
  const [lists, compared] = await Promise.all([
    execute(MyFavouritesDocument, { orderBy, pageNumber, pageSize, isHidden: section === 'hidden' }),
    Promise.all(compare.map(async (id) => (await foundOrNull(execute(CompareHomeDocument, { id })))?.offer ?? null)),
  ]);
  return {
    address,
    favourites: lists.favourites,
    hidden: lists.hiddenHomes,
    circle: lists.favouriteCircle,
    compared: compared.filter((home) => home !== null),
    now: new Date().toISOString(),
  };
}
