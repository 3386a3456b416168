import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { BooksPeriod } from '../../books-period.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { selectPayments } from '../payment/payment.queries.ts';
import { isOfPeriod } from './sums.queries.ts';

/** Number of payments and refunds of a period. Index: payment_paid_at. */
export async function countOfPeriod(db: Db, period: BooksPeriod): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment p where ${isOfPeriod(period)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Payments and refunds of a period by number, after a number. */
export const listOfPeriod = (
  db: Db,
  period: BooksPeriod,
  { after, limit }: { after: number; limit: number },
): Promise<PaymentRecord[]> =>
  selectPayments(db).where(isOfPeriod(period)).where('p.id', '>', after).orderBy('p.id').limit(limit).execute();
