import { areaBoundaries, listedAreaIds } from '#capabilities/locations/server/areas/area-shapes.service.ts';
import { Category, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { searchTable } from '../index/search-index.ts';
import { insideBoundary } from '../places/search-areas.ts';

/** Areas tested before the loop yields. */
const AREAS_PER_STEP = 50;

/** Ids of the named areas in which apartments or houses are on offer. */
export async function areasWithHomes(db: Db, offerType: SearchableOfferType): Promise<number[]> {
  const ids = await listedAreaIds(db);
  const found: number[] = [];
  for (let first = 0; first < ids.length; first += AREAS_PER_STEP) {
    const step = ids.slice(first, first + AREAS_PER_STEP);
    const boundaries = await areaBoundaries(db, step);
    const { columns, size } = await searchTable(db);
    for (const [id, boundary] of boundaries) {
      const test = insideBoundary(boundary);
      for (let row = 0; row < size; row += 1) {
        const isHome = columns.category[row] === Category.Apartment || columns.category[row] === Category.House;
        if (columns.offerType[row] !== offerType || !isHome) continue;
        if (!test(columns.lat[row] as number, columns.lng[row] as number)) continue;
        found.push(id);
        break;
      }
    }
  }
  return found;
}
