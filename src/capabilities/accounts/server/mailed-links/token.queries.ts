import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** What a token is for; it opens nothing else. @source docs/reference/permissions.md, "Links of mails" */
export type TokenPurpose =
  | 'confirm-email'
  | 'reset-password'
  | 'change-email'
  | 'undo-email-change'
  | 'link-identity'
  | 'delete-account'
  | 'unsubscribe'
  | 'favourite-invitation';

/** What mails to an owner open; the others take something back or end mail. */
export const LINKS_OF_OWNER: readonly TokenPurpose[] = [
  'reset-password',
  'change-email',
  'link-identity',
  'delete-account',
];

/** Small facts that a token carries. */
export type TokenFacts = Readonly<Record<string, string | number>>;

/** Adds a token by the hash of its secret. */
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

/** Marks a token as used. Returns what it is about, or undefined when it is used, expired, or for something else. */
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

/** Makes tokens of an account useless: all, or those of some purposes. */
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

/** Makes links useless that take a later change of the address back. */
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

/** The account of a token that could be spent at this moment, or null. */
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

/** What a token is about that could be spent at this moment, or null. */
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

/** Forgets tokens that expired. */
export async function deleteOldTokens(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'accountToken', sql`expires_at < ${before}`);
}
