import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { FAVOURITE_LIMITS } from '../../favourite.ts';

/** Members of the circle of a member, in the order of joining; empty without a circle. */
export async function listCircleOf(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favouriteCircleMember as other')
    .innerJoin('favouriteCircleMember as me', 'me.circleId', 'other.circleId')
    .select('other.accountId')
    .where('me.accountId', '=', accountId)
    .orderBy('other.joinedAt')
    .orderBy('other.accountId')
    .execute();
  return rows.map((row) => row.accountId);
}

/** Locks all circles until the transaction ends. One lock is enough because changes are rare. */
export async function lockCircles(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(44, 0)`.execute(tx);
}

/** The circle of a member, or null. */
export async function findCircle(tx: Db, accountId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('favouriteCircleMember')
    .select('circleId as id')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Inserts a circle with its first member. */
export async function insertCircle(tx: Db, accountId: number, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('favouriteCircle')
    .values({ createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  // The first member joins a millisecond before the others, because the order of joining decides who may remove members.
  await insertCircleMember(tx, { accountId, circleId: id, now: new Date(now.getTime() - 1) });
  return id;
}

/** Adds a member to a circle. */
export async function insertCircleMember(
  tx: Db,
  { accountId, circleId, now }: { accountId: number; circleId: number; now: Date },
): Promise<void> {
  await tx.insertInto('favouriteCircleMember').values({ accountId, circleId, joinedAt: now }).execute();
}

/** Removes members from their circles, and deletes circles with fewer than two members. */
export async function deleteCircleMembers(tx: Db, accountIds: readonly number[]): Promise<void> {
  await sql`delete from favourite_circle_member where account_id = any(${[...accountIds]}::int[])`.execute(tx);
  await sql`
    delete from favourite_circle c where (
      select count(*) from favourite_circle_member m where m.circle_id = c.id) < 2`.execute(tx);
}

/** Votes of several members on several homes. */
export async function listVotes(
  db: Db,
  accountIds: readonly number[],
  activeOfferIds: readonly number[],
): Promise<{ accountId: number; activeOfferId: number; vote: number }[]> {
  const { rows } = await sql<{ accountId: number; activeOfferId: number; vote: number }>`
    select account_id, active_offer_id, vote from favourite_vote
    where account_id = any(${[...accountIds]}::int[]) and active_offer_id = any(${[...activeOfferIds]}::int[])`.execute(
    db,
  );
  return rows;
}

/**
 * Stores a vote on a home that a member of the circle saved, or withdraws it. The oldest votes beyond the limit are deleted.
 *
 * @returns whether a member of the circle saved the home
 */
export async function saveVote(
  tx: Db,
  {
    accountId,
    circle,
    activeOfferId,
    vote,
    now,
  }: {
    accountId: number;
    circle: readonly number[];
    activeOfferId: number;
    vote: number | null;
    now: Date;
  },
): Promise<boolean> {
  const heart = await tx
    .selectFrom('favourite')
    .select('id')
    .where('accountId', '=', sql<number>`any(${[...circle]}::int[])`)
    .where('activeOfferId', '=', activeOfferId)
    .where('removedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!heart) return false;
  if (vote === null) {
    await tx
      .deleteFrom('favouriteVote')
      .where('accountId', '=', accountId)
      .where('activeOfferId', '=', activeOfferId)
      .execute();
    return true;
  }
  await tx
    .insertInto('favouriteVote')
    .values({ accountId, activeOfferId, vote, votedAt: now })
    .onConflict((oc) => oc.columns(['accountId', 'activeOfferId']).doUpdateSet({ vote, votedAt: now }))
    .execute();
  await sql`
    delete from favourite_vote where account_id = ${accountId} and active_offer_id in (
      select active_offer_id from favourite_vote where account_id = ${accountId}
      order by voted_at desc, active_offer_id desc offset ${FAVOURITE_LIMITS.votes})`.execute(tx);
  return true;
}

/** All votes of a member, for the data export. */
export const listAllVotes = (db: Db, accountId: number) =>
  db
    .selectFrom('favouriteVote')
    .select(['activeOfferId', 'vote', 'votedAt'])
    .where('accountId', '=', accountId)
    .orderBy('activeOfferId')
    .execute();

/** When a member joined a circle, and the number of other members. The data export does not name them. */
export async function listMemberships(db: Db, accountId: number): Promise<{ joinedAt: Date; others: number }[]> {
  const { rows } = await sql<{ joinedAt: Date; others: number }>`
    select me.joined_at, (
      select count(*)::int - 1 from favourite_circle_member other where other.circle_id = me.circle_id) as others
    from favourite_circle_member me where me.account_id = ${accountId}`.execute(db);
  return rows;
}
