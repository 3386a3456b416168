import type { Db } from '#platform/db/db.ts';

/** When the owner of an account agreed to what. */
export const listConsentsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('account')
    .select(['terms_accepted_at as termsAcceptedAt', 'newsletter_consented_at as newsletterConsentedAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Whom an account knows its owner as at providers, the earliest first. */
export const listIdentitiesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('account_identity')
    .select(['provider', 'subject', 'email', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** Every session of an account that is still known, ended ones too, the latest first. */
export const listAllSessionsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('account_session')
    .select([
      'id',
      'signed_in_at as signedInAt',
      'seen_at as seenAt',
      'ended_at as endedAt',
      'expires_at as expiresAt',
      'user_agent as userAgent',
      'address',
      'provider',
    ])
    .where('account_id', '=', accountId)
    .orderBy('signed_in_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
