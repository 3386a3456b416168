import type { Db } from '#platform/db/db.ts';
import type { ChargebackStatus } from '../../payment.record.ts';
import type { ProviderChargeback } from '../ways/pay-provider.ts';

/** Chargeback states that the provider reported of a payment, ordered by reference. One row each by the primary key. */
export const listChargebackStates = (tx: Db, paymentId: number): Promise<ProviderChargeback[]> =>
  tx
    .selectFrom('paymentDispute')
    .select(['ref', 'status', 'amount'])
    .where('paymentId', '=', paymentId)
    .orderBy('ref')
    .$narrowType<{ status: ChargebackStatus }>()
    .execute();

/** Stores the current state of a chargeback. */
export async function saveChargebackState(
  tx: Db,
  paymentId: number,
  { ref, status, amount }: ProviderChargeback,
): Promise<void> {
  await tx
    .insertInto('paymentDispute')
    .values({ paymentId, ref, status, amount })
    .onConflict((conflict) => conflict.columns(['paymentId', 'ref']).doUpdateSet({ status, amount }))
    .execute();
}
