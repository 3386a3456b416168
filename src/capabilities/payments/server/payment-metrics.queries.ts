import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { PaymentOperation, PaymentStatus, UNSETTLED_STATUSES } from '../payment.ts';

/** How many payments stand at some statuses. */
export async function countByStatus(db: Db, statuses: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', [...statuses])
    .where('operation', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many are not settled an hour after their time was over. Index: payment_unfinished. */
export async function countOverdue(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', [...UNSETTLED_STATUSES])
    .where('deadline', '<', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many that stay paid had a part given back at their provider. */
export async function countPartRefunded(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('part_refunded', '>', 0)
    .where('status', '=', PaymentStatus.Success)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many are disputed, and nobody decided yet. Index: payment_disputed. */
export async function countDisputed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('dispute_status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many refunds were not carried out yet. Index: payment_unfinished. */
export async function countOpenRefunds(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', [...UNSETTLED_STATUSES])
    .where('operation', '=', PaymentOperation.Refund)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many amounts wait to be sent back. Index: payout_open. */
export async function countOpenPayouts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payout')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
