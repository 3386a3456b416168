import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { memoizedByTable } from '../table/whole-table.ts';

/** Number of apartments and houses on offer in a municipality. */
export interface CityHomes {
  toRent: number;
  toBuy: number;
}

const HOMES = Category.ApartmentHouse;

/** Homes on offer by municipality id; municipalities without any are absent. */
export const homesByCity = memoizedByTable(({ columns, size }): ReadonlyMap<number, CityHomes> => {
  const { cityId, category, offerType } = columns;
  const homes = new Map<number, CityHomes>();
  for (let row = 0; row < size; row += 1) {
    if (((category[row] as number) & HOMES) === 0) continue;
    const type = offerType[row];
    if (type !== OfferType.Rent && type !== OfferType.Sell) continue;
    const id = cityId[row] as number;
    const city = homes.get(id) ?? { toRent: 0, toBuy: 0 };
    homes.set(id, city);
    city[type === OfferType.Rent ? 'toRent' : 'toBuy'] += 1;
  }
  return homes;
});
