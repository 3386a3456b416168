import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { PaymentOperation, PaymentStatus, UNSETTLED_STATUSES } from '../payment.ts';

/** Number of payments at some statuses. */
export async function countPaymentsByStatus(db: Db, statuses: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', [...statuses])
    .where('operation', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of payments not settled an hour after their deadline. Index: payment_unfinished. */
export async function countOverdue(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', [...UNSETTLED_STATUSES])
    .where('deadline', '<', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of paid payments with a partial refund at their provider. */
export async function countPartRefunded(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partRefunded', '>', 0)
    .where('status', '=', PaymentStatus.Success)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of payments with an open chargeback. Index: payment_disputed. */
export async function countOpenChargebacks(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('disputeStatus', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of refunds not carried out yet. Index: payment_unfinished. */
export async function countOpenRefunds(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', [...UNSETTLED_STATUSES])
    .where('operation', '=', PaymentOperation.Refund)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of payouts to be sent. Index: payout_open. */
export async function countOpenPayouts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payout')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('confirmedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
