import { AccountStatus } from '#kernel/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts';
import type { Db } from '#platform/db/db.ts';
import type { AccountRecord } from '../../account.record.ts';
import { lockAccount } from '../account/account.queries.ts';
import { hashOfSecret, randomSecret } from '../account/one-time-secret.ts';
import {
  findAccountOfToken,
  findToken,
  insertToken,
  spendToken,
  type TokenFacts,
  type TokenPurpose,
  voidTokens,
} from './token.queries.ts';

/** Validity of each kind of link, in milliseconds. @source docs/reference/permissions.md, "Links of mails" */
const VALIDITY_MS: Record<TokenPurpose, number> = {
  'confirm-email': DAY_MS,
  'reset-password': 30 * MINUTE_MS,
  'change-email': DAY_MS,
  'undo-email-change': 7 * DAY_MS,
  'link-identity': 30 * MINUTE_MS,
  'delete-account': DAY_MS,
  unsubscribe: 365 * DAY_MS,
  'favourite-invitation': 7 * DAY_MS,
};

/**
 * Purposes of which several tokens may be valid at once, each in another mail. They include all that strangers can request, so that a
 * stranger's request does not invalidate the owner's link.
 */
const MANY_AT_ONCE: readonly TokenPurpose[] = [
  'unsubscribe',
  'undo-email-change',
  'reset-password',
  'confirm-email',
  'favourite-invitation',
];

/** Values of a new token. */
export interface NewToken {
  purpose: TokenPurpose;
  accountId: number;
  facts?: TokenFacts;
}

/** Makes a one-time secret for a mail. For most purposes, it invalidates an earlier one. */
export async function makeToken(tx: Db, { purpose, accountId, facts = {} }: NewToken, now: Date): Promise<string> {
  if (!MANY_AT_ONCE.includes(purpose)) await voidTokens(tx, accountId, now, [purpose]);
  const secret = randomSecret();
  const expiresAt = new Date(now.getTime() + VALIDITY_MS[purpose]);
  await insertToken(tx, { tokenHash: hashOfSecret(secret), purpose, accountId, facts, now, expiresAt });
  return secret;
}

/** Account and facts of a used token. */
export interface RedeemedToken {
  /** Its row is locked until the transaction ends, and it is not removed. */
  account: AccountRecord;
  facts: TokenFacts;
  createdAt: Date;
}

/**
 * Uses up a secret, in the transaction of the act that it permits. The account is locked first, as for every change of an account: one
 * lock order avoids deadlocks.
 *
 * @throws AppError `error.token.invalid` for a secret that is wrong, used, expired or has another purpose
 */
export async function redeemToken(
  tx: Db,
  { secret, purpose }: { secret: string; purpose: TokenPurpose },
  now: Date,
): Promise<RedeemedToken> {
  const wanted = { tokenHash: hashOfSecret(secret), purpose, now };
  const accountId = await findAccountOfToken(tx, wanted);
  const account = accountId === null ? undefined : await lockAccount(tx, accountId);
  if (!account || account.status === AccountStatus.Removed) throw invalidToken();
  const token = await spendToken(tx, wanted);
  if (!token) throw invalidToken();
  return { account, ...token };
}

/**
 * Refuses an invalid secret before expensive work begins. `redeemToken` still has to use it up.
 *
 * @returns id of its account
 * @throws AppError `error.token.invalid`
 */
export async function requireToken(
  db: Db,
  { secret, purpose }: { secret: string; purpose: TokenPurpose },
  now: Date,
): Promise<number> {
  const accountId = await findAccountOfToken(db, { tokenHash: hashOfSecret(secret), purpose, now });
  if (accountId === null) throw invalidToken();
  return accountId;
}

/**
 * Account and facts of a valid secret. Reading changes nothing.
 *
 * @returns null where `redeemToken` would refuse it
 */
export const readToken = (
  db: Db,
  { secret, purpose }: { secret: string; purpose: TokenPurpose },
  now: Date,
): Promise<{ accountId: number; facts: TokenFacts } | null> =>
  findToken(db, { tokenHash: hashOfSecret(secret), purpose, now });

/** A secret for a link that another capability stores itself, with its hash for the database. */
export function newLinkSecret(): { secret: string; tokenHash: Buffer } {
  const secret = randomSecret();
  return { secret, tokenHash: hashOfSecret(secret) };
}

/** The stored hash of the secret of such a link. */
export const hashOfLink = (secret: string): Buffer => hashOfSecret(secret);

/** The same error for every invalid link, whatever its cause. */
export const invalidToken = (): AppError => new AppError('error.token.invalid', { code: 410 });
