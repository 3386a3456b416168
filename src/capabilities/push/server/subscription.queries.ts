import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { MOST_DEVICES } from '../push.ts';

/** A subscription to be stored. */
export interface NewSubscription {
  accountId: number;
  sessionId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  userAgent: string;
  now: Date;
}

/** Serializes changes of subscriptions, which are rare. */
export async function lockSubscriptions(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(51, 0)`.execute(tx);
}

/** Deletes another member's device at an address, with its waiting messages. */
export async function deleteOfOthers(
  tx: Db,
  { accountId, endpoint }: Pick<NewSubscription, 'accountId' | 'endpoint'>,
): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where('endpoint', '=', endpoint)
    .where('accountId', '<>', accountId)
    .execute();
}

/**
 * Whether a member has switched push on at an address, or in the browser of a session. The state of their session does not matter:
 * ending a session does not switch push off.
 */
export async function isSwitchedOn(
  tx: Db,
  { accountId, sessionId, endpoint }: Pick<NewSubscription, 'accountId' | 'sessionId' | 'endpoint'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('pushSubscription')
    .select('id')
    .where('accountId', '=', accountId)
    .where((where) => where.or([where('endpoint', '=', endpoint), where('sessionId', '=', sessionId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a subscription under the current session, one per session; the address belongs to no other member. */
export async function saveSubscription(tx: Db, subscription: NewSubscription): Promise<void> {
  const { accountId, sessionId, endpoint, p256dh, auth, userAgent, now } = subscription;
  await tx
    .deleteFrom('pushSubscription')
    .where('sessionId', '=', sessionId)
    .where('endpoint', '<>', endpoint)
    .execute();
  await tx
    .insertInto('pushSubscription')
    .values({
      endpoint,
      p256dh,
      auth,
      accountId,
      sessionId,
      userAgent,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ sessionId, p256dh, auth, userAgent }))
    .execute();
}

/** Deletes a member's devices over the limit: first those with an ended session, then the oldest. */
export async function deleteExcessDevices(tx: Db, accountId: number): Promise<void> {
  await sql`
    delete from push_subscription where id in (
      select p.id from push_subscription p join account_session s on s.id = p.session_id where p.account_id = ${accountId}
      order by s.ended_at is not null, p.created_at desc, p.id desc offset ${MOST_DEVICES})`.execute(tx);
}

/** Devices of a member who is still signed in there or whose session merely expired, the latest first. */
export const listPushSubscriptions = (db: Db, accountId: number) =>
  db
    .selectFrom('pushSubscription as p')
    .innerJoin('accountSession as s', 's.id', 'p.sessionId')
    .select(['p.id', 'p.sessionId', 'p.userAgent', 'p.createdAt', 'p.succeededAt'])
    .where('p.accountId', '=', accountId)
    .where('s.endedAt', 'is', null)
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .execute();

/** Deletes a device of a member. Returns whether it existed. */
export async function deleteSubscription(
  db: Db,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pushSubscription')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all devices of some members. */
export async function deleteSubscriptionsOf(tx: Db, accountIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where('accountId', '=', sql<number>`any(${[...accountIds]}::int[])`)
    .execute();
}

/** All data of a member's devices except the keys. */
export const listAllSubscriptions = (db: Db, accountId: number) =>
  db
    .selectFrom('pushSubscription')
    .select(['userAgent', 'createdAt', 'succeededAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
