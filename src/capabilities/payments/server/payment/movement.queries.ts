import { sql } from 'kysely';
import type { BatchFetch } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';

/** Money that came for a QR-bill or goes back. */
export interface MovementRecord {
  /** Of the table that holds it, for lists. */
  id: string;
  paymentId: number;
  kind: 'received' | 'takenBack' | 'toSendBack' | 'sentBack';
  /** Centimes. */
  amount: number;
  /** Day of the booking, else the Swiss day of the payout. */
  day: string;
}

/** Movements of payments, in their order. Indexes: bank_entry_payment, payout_payment. */
async function listMovements(db: Db, paymentIds: readonly number[]): Promise<MovementRecord[]> {
  const ids = [...paymentIds];
  const { rows } = await sql<MovementRecord>`
    select payment_id, case when amount < 0 then 'takenBack' else 'received' end as kind, abs(amount) as amount,
      booked_on::text as day, 0 as part, id as place, 'entry' || id as id
    from bank_entry where payment_id = any(${ids})
    union all
    select payment_id, case when confirmed_at is null then 'toSendBack' else 'sentBack' end, amount,
      ((coalesce(confirmed_at, created_at) at time zone 'Europe/Zurich')::date)::text, 1, id, 'payout' || id
    from payout where payment_id = any(${ids})
    order by payment_id, part, place`.execute(db);
  return rows;
}

/** The movements of each payment; a page takes one statement. */
export const movementLoader: BatchFetch<number, MovementRecord[]> = async ({ db }, paymentIds) => {
  const movements = Map.groupBy(await listMovements(db, paymentIds), ({ paymentId }) => paymentId);
  return paymentIds.map((id) => movements.get(id) ?? []);
};
