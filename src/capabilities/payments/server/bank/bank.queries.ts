import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { BankEntryRecord } from '../../payment.record.ts';
import { wholeKey } from './entry-key.ts';

/** Sum that has arrived for a payment and is not among the payouts, centimes. For a refunded payment it is 0 unless it was paid again. */
export async function arrivedFor(db: Db, paymentId: number): Promise<number> {
  const { arrived, aside } = await db
    .selectNoFrom([
      (from) =>
        from
          .selectFrom('bank_entry')
          .select(sql<number>`coalesce(sum(amount), 0)`.as('arrived'))
          .where('payment_id', '=', paymentId)
          .as('arrived'),
      (from) =>
        from
          .selectFrom('payout')
          .select(sql<number>`coalesce(sum(amount), 0)`.as('aside'))
          .where('payment_id', '=', paymentId)
          .as('aside'),
    ])
    .executeTakeFirstOrThrow();
  return Number(arrived) - Number(aside);
}

/** Amounts of bank files, with the field names of the record. */
export const selectEntries = (db: Db) =>
  db
    .selectFrom('bank_entry as e')
    .select(['e.id as id', 'e.booked_on as bookedOn', 'e.amount as amount', 'e.currency as currency'])
    .select(['e.reference as reference', 'e.debtor_name as debtorName', 'e.debtor_iban as debtorIban'])
    .select(['e.text as text', 'e.payment_id as paymentId', 'e.fault as fault'])
    .select(['e.reverses as reverses', 'e.settled_at as settledAt'])
    .$castTo<BankEntryRecord>();

/** An amount that arrived; locks its row until the transaction ends. */
export const lockBankEntry = (tx: Db, id: number): Promise<BankEntryRecord | undefined> =>
  selectEntries(tx).where('e.id', '=', id).forUpdate().executeTakeFirst();

/** Inserts an amount of a bank file. Returns its id, or null where the same entry exists. */
export async function insertBankEntry(
  tx: Db,
  { key, now, ...entry }: Omit<BankEntryRecord, 'id' | 'reverses' | 'settledAt'> & { key: string; now: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('bank_entry')
    .values({
      entry_key: key,
      booked_on: entry.bookedOn,
      amount: entry.amount,
      currency: entry.currency,
      reference: entry.reference,
      debtor_name: entry.debtorName,
      debtor_iban: entry.debtorIban,
      text: entry.text,
      payment_id: entry.paymentId,
      fault: entry.fault,
      imported_at: now,
    })
    .onConflict((conflict) => conflict.column('entry_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether an entry of the bank is recorded, as a whole or by its parts. */
export async function isBookingKnown(db: Db, booking: string): Promise<boolean> {
  const row = await db
    .selectFrom('bank_entry')
    .select('id')
    .where(sql<boolean>`starts_with(entry_key, ${wholeKey(booking)})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An amount by its key; locks its row until the transaction ends. Index: bank_entry_entry_key_key. */
export const lockBankEntryByKey = (tx: Db, key: string): Promise<BankEntryRecord | undefined> =>
  selectEntries(tx).where('e.entry_key', '=', key).forUpdate().executeTakeFirst();

/** Deletes an amount that is now recorded in another form. */
export async function deleteBankEntry(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('bank_entry').where('id', '=', id).execute();
}

/** Removes the senders of the amounts of a payment. Index: bank_entry_payment. */
export async function forgetDebtors(tx: Db, paymentId: number): Promise<void> {
  await tx
    .updateTable('bank_entry')
    .set({ debtor_name: null, debtor_iban: null, text: null })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Sets the payment and the state of an amount; fields that are not named stay. */
export async function updateBankEntry(
  tx: Db,
  id: number,
  { paymentId, fault, reverses, settledAt }: Partial<BankEntryRecord>,
): Promise<void> {
  const change = { payment_id: paymentId, fault, reverses, settled_at: settledAt };
  await tx.updateTable('bank_entry').set(change).where('id', '=', id).execute();
}

/** Amounts that belong to no payment, were not sent back and are not settled. Index: bank_entry_unmatched. */
const unmatched = (db: Db) =>
  selectEntries(db)
    .leftJoin('payout as o', 'o.bank_entry_id', 'e.id')
    .where('e.fault', 'is not', null)
    .where('e.settled_at', 'is', null)
    .where('o.id', 'is', null);

/** Unmatched amounts, the latest first. */
export const listUnmatched = (
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<BankEntryRecord[]> => unmatched(db).orderBy('e.id', 'desc').offset(offset).limit(limit).execute();

/** Number of unmatched amounts. */
export async function countUnmatched(db: Db): Promise<number> {
  const { count } = await unmatched(db)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
