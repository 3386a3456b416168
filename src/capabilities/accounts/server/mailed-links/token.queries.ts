import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** Purpose of a token, which is valid for nothing else. @source docs/reference/permissions.md, "Links of mails" */
export type TokenPurpose =
  | 'confirm-email'
  | 'reset-password'
  | 'change-email'
  | 'undo-email-change'
  | 'link-identity'
  | 'delete-account'
  | 'unsubscribe'
  | 'favourite-invitation';

/** Purposes of links for the owner of an account. The other purposes undo a change or unsubscribe. */
export const LINKS_OF_OWNER: readonly TokenPurpose[] = [
  'reset-password',
  'change-email',
  'link-identity',
  'delete-account',
];

/** Facts stored with a token. */
export type TokenFacts = Readonly<Record<string, string | number>>;

/** Inserts a token, with the hash of its secret. */
export async function insertToken(
  tx: Db,
  {
    facts,
    now,
    ...token
  }: {
    tokenHash: Buffer;
    purpose: TokenPurpose;
    accountId: number;
    facts: TokenFacts;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('accountToken')
    .values({ ...token, facts: JSON.stringify(facts), createdAt: now })
    .execute();
}

/** Marks a token as used. @returns its account and facts; undefined when it is used, expired, or has another purpose */
export async function spendToken(
  tx: Db,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: TokenPurpose; now: Date },
): Promise<{ facts: TokenFacts; createdAt: Date } | undefined> {
  const row = await tx
    .updateTable('accountToken')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['facts', 'createdAt'])
    .executeTakeFirst();
  return row && { facts: row.facts as TokenFacts, createdAt: row.createdAt };
}

/** Invalidates tokens of an account: all, or those of some purposes. */
export async function voidTokens(
  tx: Db,
  accountId: number,
  now: Date,
  purposes: readonly TokenPurpose[] | 'all',
): Promise<void> {
  await tx
    .updateTable('accountToken')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .$if(purposes !== 'all', (query) => query.where('purpose', 'in', purposes as readonly TokenPurpose[]))
    .execute();
}

/** Invalidates links that undo a later change of the address. */
export async function voidLaterUndoing(
  tx: Db,
  accountId: number,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('accountToken')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('purpose', '=', 'undo-email-change')
    .where('usedAt', 'is', null)
    .where('createdAt', '>=', since)
    .execute();
}

/** Id of the account of a valid token, or null. */
export async function findAccountOfToken(
  db: Db,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: TokenPurpose; now: Date },
): Promise<number | null> {
  const row = await db
    .selectFrom('accountToken')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

/** Account and facts of a valid token, or null. */
export async function findToken(
  db: Db,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: TokenPurpose; now: Date },
): Promise<{ accountId: number; facts: TokenFacts } | null> {
  const row = await db
    .selectFrom('accountToken')
    .select(['accountId', 'facts'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row ? { accountId: row.accountId, facts: row.facts as TokenFacts } : null;
}

/** Deletes tokens that expired before a time. */
export async function deleteOldTokens(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'accountToken', sql`expires_at < ${before}`);
}
