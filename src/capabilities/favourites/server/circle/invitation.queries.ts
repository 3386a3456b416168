import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import type { InvitationRecord } from '../../favourite.record.ts';

const INVITATION = ['id', 'email', 'invitedAt', 'expiresAt'] as const;

/** Open invitations of a member that have not expired. */
export const listOpenInvitations = (db: Db, accountId: number, now: Date): Promise<InvitationRecord[]> =>
  db
    .selectFrom('favouriteInvitation')
    .select(INVITATION)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id')
    .execute();

/** Every stored invitation of a member, for the data export. */
export const listAllInvitations = (db: Db, accountId: number) =>
  db
    .selectFrom('favouriteInvitation')
    .select([...INVITATION, 'endedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

/** An open invitation of a member, its row locked; null where it has ended or expired. */
export async function lockOpenInvitation(
  tx: Db,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<{ emailKey: string } | null> {
  const row = await tx
    .selectFrom('favouriteInvitation')
    .select('emailKey')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** `lockOpenInvitation` without the lock. */
export async function findOpenInvitation(
  db: Db,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<{ emailKey: string } | null> {
  const open =
    (await db
      .selectFrom('favouriteInvitation')
      .select('emailKey')
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', now)
      .executeTakeFirst()) ?? null;
  return open;
}

/** Inserts an invitation. It replaces an earlier one to the same address. */
export async function insertInvitation(
  tx: Db,
  { now, ...invitation }: { accountId: number; email: string; emailKey: string; now: Date; expiresAt: Date },
): Promise<number> {
  await tx
    .updateTable('favouriteInvitation')
    .set({ endedAt: now })
    .where('accountId', '=', invitation.accountId)
    .where('emailKey', '=', invitation.emailKey)
    .where('endedAt', 'is', null)
    .execute();
  const { id } = await tx
    .insertInto('favouriteInvitation')
    .values({ ...invitation, invitedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends an invitation that is accepted, declined or withdrawn. @returns whether it was open */
export async function endInvitation(
  tx: Db,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('favouriteInvitation')
    .set({ endedAt: now })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes invitations that expired before a time, with their addresses. */
export async function deleteOldInvitations(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'favouriteInvitation', sql`expires_at < ${before}`);
}
