import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { BooksPeriod } from '../../books-period.ts';
import type { PayWay } from '../../payment.ts';
import { PaymentOperation, PaymentStatus } from '../../payment.ts';

/** Money of a period by way and rate of the tax; amounts in centimes, each payment's tax rounded by itself as on its receipt. */
export interface SumRow {
  way: PayWay;
  vatPerMille: number;
  count: number;
  amount: number;
  vatAmount: number;
  refundCount: number;
  refundAmount: number;
  refundVatAmount: number;
  /** Partial refunds at the provider of these payments, whenever they were made; not in the amounts. */
  partRefunded: number;
}

/** Ways that move no money. */
const WITHOUT_MONEY = ['credit', 'free'];

/** Payments and refunds of a period: those that took effect within it, and moved money. */
export const isOfPeriod = ({ from, to }: BooksPeriod) => sql<boolean>`
  p.paid_at >= (${from}::date)::timestamp at time zone 'Europe/Zurich'
  and p.paid_at < (${to}::date + 1)::timestamp at time zone 'Europe/Zurich'
  and p.status in (${PaymentStatus.Success}, ${PaymentStatus.Refunded})
  and p.way <> all(${WITHOUT_MONEY})`;

/** The tax within an amount, as `vatWithin` computes it. */
const TAX = sql`round(p.amount::numeric * p.vat_per_mille / (1000 + p.vat_per_mille))`;

/** Sums of a period. Index: payment_paid_at. */
export async function listSums(db: Db, period: BooksPeriod): Promise<SumRow[]> {
  const isRefund = sql`p.operation = ${PaymentOperation.Refund}`;
  const { rows } = await sql<SumRow>`
    select p.way, p.vat_per_mille,
      (count(*) filter (where not ${isRefund}))::int as count,
      coalesce(sum(p.amount) filter (where not ${isRefund}), 0)::float8 as amount,
      coalesce(sum(${TAX}) filter (where not ${isRefund}), 0)::float8 as vat_amount,
      (count(*) filter (where ${isRefund}))::int as refund_count,
      coalesce(sum(p.amount) filter (where ${isRefund}), 0)::float8 as refund_amount,
      coalesce(sum(${TAX}) filter (where ${isRefund}), 0)::float8 as refund_vat_amount,
      coalesce(sum(p.part_refunded) filter (where not ${isRefund} and p.status = ${PaymentStatus.Success}), 0)::float8
        as part_refunded
    from payment p where ${isOfPeriod(period)}
    group by p.way, p.vat_per_mille order by p.vat_per_mille desc, p.way`.execute(db);
  return rows;
}
