import type { Db } from '#platform/db/db.ts';

/** Consents of the owner of an account, with their times. */
export const listConsentsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('account')
    .select(['termsAcceptedAt', 'newsletterConsentedAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Identities of an account at providers, earliest first. */
export const listIdentitiesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('accountIdentity')
    .select(['provider', 'subject', 'email', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();

/** All stored sessions of an account, including ended ones, latest first. */
export const listAllSessionsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('accountSession')
    .select(['id', 'signedInAt', 'seenAt', 'endedAt', 'expiresAt', 'userAgent', 'address', 'provider'])
    .where('accountId', '=', accountId)
    .orderBy('signedInAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
