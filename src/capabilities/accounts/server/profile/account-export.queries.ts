import type { Db } from '#platform/db/db.ts';

/** When the owner of an account agreed to what. */
export const listConsentsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('account')
    .select(['termsAcceptedAt', 'newsletterConsentedAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Whom an account knows its owner as at providers, the earliest first. */
export const listIdentitiesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('accountIdentity')
    .select(['provider', 'subject', 'email', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();

/** Every session of an account that is still known, ended ones too, the latest first. */
export const listAllSessionsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('accountSession')
    .select(['id', 'signedInAt', 'seenAt', 'endedAt', 'expiresAt', 'userAgent', 'address', 'provider'])
    .where('accountId', '=', accountId)
    .orderBy('signedInAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
