import type { Db } from '#platform/db/db.ts';

/** What a token is for; it opens nothing else. @source rules R7 */
export type TokenPurpose =
  | 'confirm-email'
  | 'reset-password'
  | 'change-email'
  | 'undo-email-change'
  | 'link-identity'
  | 'delete-account'
  | 'unsubscribe';

/** Small facts that a token carries. */
export type TokenFacts = Readonly<Record<string, string | number>>;

/** Adds a token by the hash of its secret. */
export async function insertToken(
  tx: Db,
  token: {
    tokenHash: Buffer;
    purpose: TokenPurpose;
    accountId: number;
    facts: TokenFacts;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('account_token')
    .values({
      token_hash: token.tokenHash,
      purpose: token.purpose,
      account_id: token.accountId,
      facts: JSON.stringify(token.facts),
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Marks a token as used. Returns what it is about, or undefined when it is used, expired, or for something else. */
export async function spendToken(
  tx: Db,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: TokenPurpose; now: Date },
): Promise<{ accountId: number; facts: TokenFacts } | undefined> {
  const row = await tx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'facts'])
    .executeTakeFirst();
  return row && { accountId: row.accountId, facts: row.facts as TokenFacts };
}

/** Makes tokens of an account useless: all, or those of one purpose. */
export async function voidTokens(tx: Db, accountId: number, now: Date, purpose?: TokenPurpose): Promise<void> {
  await tx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose as TokenPurpose))
    .execute();
}

/** Whether a token of a purpose could be spent at this moment. */
export async function isTokenGood(
  db: Db,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: TokenPurpose; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('account_token')
    .select('purpose')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets tokens that expired. */
export async function deleteOldTokens(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<', before).execute();
}
