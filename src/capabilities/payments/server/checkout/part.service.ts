import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { CURRENCY } from '../../payment.ts';
import { arrivedFor } from '../payment/bank.queries.ts';
import { insertPayout } from '../payment/payout.queries.ts';

/** Makes a payout of the part that arrived for a QR-bill that ended unpaid. */
export async function sendBackPart(ctx: Context, tx: Db, { id, way }: PaymentRecord): Promise<void> {
  if (way !== 'qrBill') return;
  const amount = await arrivedFor(tx, id);
  if (amount > 0)
    await insertPayout(tx, { paymentId: id, amount, currency: CURRENCY, kind: 'partial', now: ctx.now() });
}
