import { randomInt } from 'node:crypto';
import type { Db } from '#platform/db/db.ts';

const [LOWEST, HIGHEST] = [1_000_000_000, 9_999_999_999];

/** The ten digits that begin the references of this installation's QR-bills; drawn on first use, then stored. */
export async function qrBillSeries(tx: Db): Promise<string> {
  const known = await findSeries(tx);
  if (known !== undefined) return known;
  const digits = String(randomInt(LOWEST, HIGHEST + 1));
  await tx
    .insertInto('billSeries')
    .values({ digits })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findSeries(tx)) ?? digits;
}

async function findSeries(tx: Db): Promise<string | undefined> {
  return (await tx.selectFrom('billSeries').select('digits').executeTakeFirst())?.digits;
}
