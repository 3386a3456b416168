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

/** How long each kind of link holds, milliseconds. @source docs/reference/permissions.md, "Links of mails" */
const HOLDS_MS: Record<TokenPurpose, number> = {
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
 * Kinds of which several may hold at once: each stands in another mail. What anybody may ask for is among them: a stranger
 * who asks again makes the owner's link no worse.
 */
const MANY_AT_ONCE: readonly TokenPurpose[] = [
  ...(['unsubscribe', 'undo-email-change', 'reset-password', 'confirm-email', 'favourite-invitation'] as const),
];

/** What a new token is about. */
export interface TokenAbout {
  purpose: TokenPurpose;
  accountId: number;
  facts?: TokenFacts;
}

/** Makes a one-time secret for a mail; for most purposes an earlier one holds no longer. */
export async function makeToken(tx: Db, { purpose, accountId, facts = {} }: TokenAbout, now: Date): Promise<string> {
  if (!MANY_AT_ONCE.includes(purpose)) await voidTokens(tx, accountId, now, [purpose]);
  const secret = randomSecret();
  const expiresAt = new Date(now.getTime() + HOLDS_MS[purpose]);
  await insertToken(tx, { tokenHash: hashOfSecret(secret), purpose, accountId, facts, now, expiresAt });
  return secret;
}

/** What a secret that came back is about. */
export interface TakenToken {
  /** Locked until the transaction ends, and not removed. */
  account: AccountRecord;
  facts: TokenFacts;
  createdAt: Date;
}

/**
 * Takes a secret that came back, once, in the transaction of what it allows. The account is locked first, as by everything
 * else that changes an account: two changes at once wait for one another in the same order.
 *
 * @throws AppError `error.token.invalid` whether wrong, used, expired or for something else
 */
export async function takeToken(
  tx: Db,
  { secret, purpose }: { secret: string; purpose: TokenPurpose },
  now: Date,
): Promise<TakenToken> {
  const wanted = { tokenHash: hashOfSecret(secret), purpose, now };
  const accountId = await findAccountOfToken(tx, wanted);
  const account = accountId === null ? undefined : await lockAccount(tx, accountId);
  if (!account || account.status === AccountStatus.Removed) throw invalidToken();
  const token = await spendToken(tx, wanted);
  if (!token) throw invalidToken();
  return { account, ...token };
}

/**
 * Turns away a secret that is worth nothing before long work is done for it. It is taken all the same, by `takeToken`.
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
 * What a secret is about that could be taken at this moment; nothing changes by it.
 *
 * @returns null where `takeToken` would refuse it
 */
export const readToken = (
  db: Db,
  { secret, purpose }: { secret: string; purpose: TokenPurpose },
  now: Date,
): Promise<{ accountId: number; facts: TokenFacts } | null> =>
  findToken(db, { tokenHash: hashOfSecret(secret), purpose, now });

/** A secret for a link that another capability keeps itself, with what is kept of it. */
export function newLinkSecret(): { secret: string; tokenHash: Buffer } {
  const secret = randomSecret();
  return { secret, tokenHash: hashOfSecret(secret) };
}

/** What is kept of the secret of such a link. */
export const hashOfLink = (secret: string): Buffer => hashOfSecret(secret);

/** The one answer to all links that do not hold. */
export const invalidToken = (): AppError => new AppError('error.token.invalid', { code: 410 });
