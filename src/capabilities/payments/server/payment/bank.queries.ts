import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { BankEntryRecord } from '../../payment.record.ts';
import { wholeEntryKey } from './entry-key.ts';

/** Sum that has arrived for a payment and is not among the payouts, centimes. For a refunded payment it is 0 unless it was paid again. */
export async function arrivedFor(db: Db, paymentId: number): Promise<number> {
  const { arrived, aside } = await db
    .selectNoFrom([
      (from) =>
        from
          .selectFrom('bankEntry')
          .select(sql<number>`coalesce(sum(amount), 0)`.as('arrived'))
          .where('paymentId', '=', paymentId)
          .as('arrived'),
      (from) =>
        from
          .selectFrom('payout')
          .select(sql<number>`coalesce(sum(amount), 0)`.as('aside'))
          .where('paymentId', '=', paymentId)
          .as('aside'),
    ])
    .executeTakeFirstOrThrow();
  return Number(arrived) - Number(aside);
}

/** Amounts of bank files, with the field names of the record. */
export const selectEntries = (db: Db) =>
  db
    .selectFrom('bankEntry as e')
    .select(['e.id', 'e.bookedOn', 'e.amount', 'e.currency'])
    .select(['e.reference', 'e.debtorName', 'e.debtorIban'])
    .select(['e.text', 'e.paymentId', 'e.fault'])
    .select(['e.reverses', 'e.settledAt'])
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
    .insertInto('bankEntry')
    .values({
      ...entry,
      entryKey: key,
      importedAt: now,
    })
    .onConflict((conflict) => conflict.column('entryKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether an entry of the bank is recorded, as a whole or by its parts. */
export async function isBookingKnown(db: Db, booking: string): Promise<boolean> {
  const row = await db
    .selectFrom('bankEntry')
    .select('id')
    .where(sql<boolean>`starts_with(entry_key, ${wholeEntryKey(booking)})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An amount by its key; locks its row until the transaction ends. Index: bank_entry_entry_key_key. */
export const lockBankEntryByKey = (tx: Db, key: string): Promise<BankEntryRecord | undefined> =>
  selectEntries(tx).where('e.entryKey', '=', key).forUpdate().executeTakeFirst();

/** Deletes an amount that is now recorded in another form. */
export async function deleteBankEntry(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('bankEntry').where('id', '=', id).execute();
}

/** Removes the senders of the amounts of a payment. Index: bank_entry_payment. */
export async function anonymizeDebtors(tx: Db, paymentId: number): Promise<void> {
  await tx
    .updateTable('bankEntry')
    .set({ debtorName: null, debtorIban: null, text: null })
    .where('paymentId', '=', paymentId)
    .execute();
}

/** Sets the payment and the state of an amount; fields that are not named stay. */
export async function updateBankEntry(
  tx: Db,
  id: number,
  { paymentId, fault, reverses, settledAt }: Partial<BankEntryRecord>,
): Promise<void> {
  const change = { paymentId, fault, reverses, settledAt };
  await tx.updateTable('bankEntry').set(change).where('id', '=', id).execute();
}

/** Amounts that belong to no payment, were not sent back and are not settled. Index: bank_entry_unmatched. */
const unmatched = (db: Db) =>
  selectEntries(db)
    .leftJoin('payout as o', 'o.bankEntryId', 'e.id')
    .where('e.fault', 'is not', null)
    .where('e.settledAt', 'is', null)
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
