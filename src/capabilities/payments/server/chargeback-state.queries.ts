import type { Db } from '#platform/db/db.ts';
import type { DisputeStatus } from '../payment.record.ts';
import type { ProviderChargeback } from './ways/pay-provider.ts';

/** Chargeback states that the provider reported of a payment, ordered by reference. One row each by the primary key. */
export const listChargebackStates = (tx: Db, paymentId: number): Promise<ProviderChargeback[]> =>
  tx
    .selectFrom('payment_dispute')
    .select(['ref', 'status', 'amount'])
    .where('payment_id', '=', paymentId)
    .orderBy('ref')
    .$narrowType<{ status: DisputeStatus }>()
    .execute();

/** Stores the current state of a chargeback. */
export async function saveChargebackState(
  tx: Db,
  paymentId: number,
  { ref, status, amount }: ProviderChargeback,
): Promise<void> {
  await tx
    .insertInto('payment_dispute')
    .values({ payment_id: paymentId, ref, status, amount })
    .onConflict((conflict) => conflict.columns(['payment_id', 'ref']).doUpdateSet({ status, amount }))
    .execute();
}
