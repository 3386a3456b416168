import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { selectPayments } from './payment.queries.ts';

/** Filter of a list of payments. */
export interface PaymentQuery {
  /** Null: all accounts. */
  userId: number | null;
  offerId: number | null;
  status: readonly number[] | null;
  operationType: number | null;
  /** Only those with a chargeback, open or ended. */
  isDisputed: boolean;
  /** A number of a payment or an offer, a reference, or a part of an address; empty for all. */
  text: string;
  offset: number;
  limit: number;
}

const ID = /^\d{1,9}$/;

const matching = (db: Db, { userId, offerId, status, operationType, isDisputed, text }: PaymentQuery) =>
  selectPayments(db)
    .$if(userId !== null, (query) => query.where('p.userId', '=', userId as number))
    .$if(offerId !== null, (query) => query.where('p.offerId', '=', offerId))
    .$if(status !== null, (query) =>
      query.where((where) => where('p.status', '=', where.fn.any(where.val([...(status ?? [])])))),
    )
    .$if(operationType !== null, (query) => query.where('p.operation', '=', operationType as number))
    .$if(isDisputed, (query) => query.where('p.disputeStatus', 'is not', null))
    .$if(text !== '', (query) =>
      query.where((where) =>
        where.or([
          where('p.email', 'ilike', `%${text.replace(/[%_\\]/g, '\\$&')}%`),
          where('p.reference', '=', text.replace(/\s/g, '')),
          ...(ID.test(text) ? [where('p.id', '=', Number(text)), where('p.offerId', '=', Number(text))] : []),
        ]),
      ),
    );

/** Payments, the latest first. */
export const listPayments = (db: Db, listQuery: PaymentQuery): Promise<PaymentRecord[]> =>
  matching(db, listQuery).orderBy('p.id', 'desc').offset(listQuery.offset).limit(listQuery.limit).execute();

/** Number of payments. */
export async function countPayments(db: Db, listQuery: PaymentQuery): Promise<number> {
  const { count } = await matching(db, listQuery)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
