import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { changeLogOf } from '#platform/freshness/change-log.ts';
import type { PriceKind, PriceRecord } from '../price.ts';
import { findLeastAmount, findPrice, listPrices } from './price.queries.ts';

/** The whole price list, in its order. */
export function readPrices(ctx: Context): Promise<PriceRecord[]> {
  ctx.dependsOn(changeLogOf(ctx.db).dependencyOn('price'));
  return listPrices(ctx.db);
}

/** The price of a number of days or credits; null where it is not on the list. */
export const priceOf = async (
  db: Db,
  wanted: Pick<PriceRecord, 'kind' | 'offerType' | 'quantity'>,
): Promise<PriceRecord | null> => (await findPrice(db, wanted)) ?? null;

/** Whether a publication is free: its price is zero, or it is not on the list. */
export const isFree = async (db: Db, offerType: number): Promise<boolean> =>
  ((await findLeastAmount(db, PUBLICATION, offerType)) ?? 0) === 0;

const PUBLICATION: PriceKind = 'publication';
