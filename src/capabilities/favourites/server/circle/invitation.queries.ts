import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import type { InvitationRecord } from '../../favourite.record.ts';

const INVITATION = ['id', 'email', 'invitedAt', 'expiresAt'] as const;

/** Invitations of a member that nobody has answered and that still hold. */
export const listOpenInvitations = (db: Db, accountId: number, now: Date): Promise<InvitationRecord[]> =>
  db
    .selectFrom('favouriteInvitation')
    .select(INVITATION)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id')
    .execute();

/** Every invitation that is kept, for the export of who sent them. */
export const listAllInvitations = (db: Db, accountId: number) =>
  db
    .selectFrom('favouriteInvitation')
    .select([...INVITATION, 'endedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

/** An invitation of a member that still holds, its row locked; null otherwise. */
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

/** The same without a lock, for whoever only reads. */
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

/** Adds an invitation; an earlier one to the same address holds no longer. */
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

/** Ends an invitation: accepted, declined or taken back. Returns whether there was one that held. */
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

/** Forgets invitations, with the addresses they went to, that expired before a moment. */
export async function deleteOldInvitations(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'favouriteInvitation', sql`expires_at < ${before}`);
}
