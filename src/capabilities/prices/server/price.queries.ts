import type { Db } from '#platform/db/db.ts';
import type { PriceKind, PriceRecord } from '../price.ts';

const selectPrices = (db: Db) =>
  db
    .selectFrom('price')
    .select(['kind', 'offerType', 'quantity', 'amount', 'vatPerMille'])
    .orderBy('kind', 'desc')
    .orderBy('offerType', 'desc')
    .orderBy('quantity')
    .$castTo<PriceRecord>();

/** The whole price list. */
export const listPrices = (db: Db): Promise<PriceRecord[]> => selectPrices(db).execute();

/** One entry of the price list. */
export const findPrice = (
  db: Db,
  { kind, offerType, quantity }: Pick<PriceRecord, 'kind' | 'offerType' | 'quantity'>,
): Promise<PriceRecord | undefined> =>
  selectPrices(db)
    .where('kind', '=', kind)
    .where('offerType', '=', offerType)
    .where('quantity', '=', quantity)
    .executeTakeFirst();

/** The lowest price of a kind, in centimes; null where it is not on the list. */
export async function findLeastAmount(db: Db, kind: PriceKind, offerType: number): Promise<number | null> {
  const row = await db
    .selectFrom('price')
    .select(({ fn }) => fn.min('amount').as('least'))
    .where('kind', '=', kind)
    .where('offerType', '=', offerType)
    .executeTakeFirstOrThrow();
  return row.least;
}

/** Inserts or replaces an entry of the price list. */
export async function savePrice(db: Db, price: PriceRecord, now: Date): Promise<void> {
  const { kind, offerType, quantity, amount, vatPerMille } = price;
  const row = { kind, offerType, quantity, amount, vatPerMille, changedAt: now };
  await db
    .insertInto('price')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'offerType', 'quantity']).doUpdateSet(row))
    .execute();
}

/** Deletes an entry of the price list. @returns whether it existed */
export async function deletePrice(
  db: Db,
  { kind, offerType, quantity }: Pick<PriceRecord, 'kind' | 'offerType' | 'quantity'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('price')
    .where('kind', '=', kind)
    .where('offerType', '=', offerType)
    .where('quantity', '=', quantity)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
