import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Locks the file of a picture against writing and deletion until the transaction ends. */
export async function lockPicture(tx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account-picture:${name}`}, 0))`.execute(tx);
}

/** Whether an account that is not erased has this picture. Index: account_picture. */
export async function isPictureUsed(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('picture', '=', name)
    .where('erasedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
