import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Whether an address counts as confirmed: the rules of mails to strangers do not hold for it. */
export async function isConfirmedAddress(db: Db, address: string): Promise<boolean> {
  const { rows } = await sql`
    select from confirmed_address where address_hash = mail_address_hash(${address})`.execute(db);
  return rows.length > 0;
}
