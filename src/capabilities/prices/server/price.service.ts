import type { Db } from '#platform/db/db.ts';
import type { PriceKind, PriceRecord } from '../price.ts';
import { findLeastAmount, findPrice, listPrices } from './price.queries.ts';

/** What the product asks for, in the order of the list. */
export const readPrices = (db: Db): Promise<PriceRecord[]> => listPrices(db);

/** What so many days or credits cost; null where the list does not have them. */
export const priceOf = async (
  db: Db,
  wanted: Pick<PriceRecord, 'kind' | 'offerType' | 'quantity'>,
): Promise<PriceRecord | null> => (await findPrice(db, wanted)) ?? null;

/** Whether a publication costs nothing: the list has it for nothing, or not at all. */
export const isFree = async (db: Db, offerType: number): Promise<boolean> =>
  ((await findLeastAmount(db, PUBLICATION, offerType)) ?? 0) === 0;

const PUBLICATION: PriceKind = 'publication';
