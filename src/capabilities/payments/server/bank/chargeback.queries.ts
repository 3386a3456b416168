import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { BankEntryRecord } from '../../payment.record.ts';
import { selectEntries } from '../payment/bank.queries.ts';

/** The credit entry that a chargeback seems to reverse. */
export type ReversedCredit = Pick<BankEntryRecord, 'id' | 'bookedOn' | 'debtorName' | 'paymentId'>;

/** An amount for staff; a chargeback comes with the credit that it seems to reverse. */
export type BankEntryView = BankEntryRecord & { credit?: ReversedCredit | null };

/**
 * For each chargeback the credit that it seems to reverse: the same amount and currency, not reversed before; with the same
 * reference or, where there is none, from the same account. Of several the latest.
 */
export async function reversedCredits(
  db: Db,
  entries: readonly BankEntryRecord[],
): Promise<ReadonlyMap<number, ReversedCredit>> {
  const ids = entries.filter(({ fault }) => fault === 'reversal').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ReversedCredit & { entryId: number }>`
    select r.id as "entryId", c.id, c.booked_on, c.debtor_name, c.payment_id
    from bank_entry r cross join lateral (
      select * from bank_entry c
      where c.amount = -r.amount and c.currency = r.currency and c.booked_on <= r.booked_on
        and (c.reference = r.reference or (r.reference is null and c.debtor_iban = r.debtor_iban))
        and not exists (select from bank_entry other where other.reverses = c.id)
      order by c.id desc limit 1
    ) c where r.id = any(${ids})`.execute(db);
  return new Map(rows.map(({ entryId, ...credit }) => [entryId, credit]));
}

/** An amount of the bank. */
export const findBankEntry = (db: Db, id: number): Promise<BankEntryRecord | undefined> =>
  selectEntries(db).where('e.id', '=', id).executeTakeFirst();

/** Whether a credit has been reversed. */
export async function isReversed(db: Db, creditId: number): Promise<boolean> {
  const row = await db.selectFrom('bankEntry').select('id').where('reverses', '=', creditId).executeTakeFirst();
  return row !== undefined;
}

/** Chargebacks that are not settled, the latest first. Index: bank_entry_unmatched. */
export const listChargebacks = (db: Db, limit: number): Promise<BankEntryRecord[]> =>
  selectEntries(db)
    .where('e.fault', '=', 'reversal')
    .where('e.settledAt', 'is', null)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
