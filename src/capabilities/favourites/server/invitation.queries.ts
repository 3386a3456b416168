import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import type { InvitationRecord } from '../favourite.record.ts';

const INVITATION = ['id', 'email', 'invited_at as invitedAt', 'expires_at as expiresAt'] as const;

/** Invitations of a member that nobody has answered and that still hold. */
export const listOpenInvitations = (db: Db, accountId: number, now: Date): Promise<InvitationRecord[]> =>
  db
    .selectFrom('favourite_invitation')
    .select(INVITATION)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();

/** Every invitation that is kept, for the export of who sent them. */
export const listAllInvitations = (db: Db, accountId: number) =>
  db
    .selectFrom('favourite_invitation')
    .select([...INVITATION, 'ended_at as endedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** An invitation of a member that still holds, its row locked; null otherwise. */
export async function lockOpenInvitation(
  tx: Db,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<{ emailKey: string } | null> {
  const row = await tx
    .selectFrom('favourite_invitation')
    .select('email_key as emailKey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
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
      .selectFrom('favourite_invitation')
      .select('email_key as emailKey')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()) ?? null;
  return open;
}

/** Adds an invitation; an earlier one to the same address holds no longer. */
export async function insertInvitation(
  tx: Db,
  invitation: { accountId: number; email: string; emailKey: string; now: Date; expiresAt: Date },
): Promise<number> {
  await tx
    .updateTable('favourite_invitation')
    .set({ ended_at: invitation.now })
    .where('account_id', '=', invitation.accountId)
    .where('email_key', '=', invitation.emailKey)
    .where('ended_at', 'is', null)
    .execute();
  const { id } = await tx
    .insertInto('favourite_invitation')
    .values({
      account_id: invitation.accountId,
      email: invitation.email,
      email_key: invitation.emailKey,
      invited_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
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
    .updateTable('favourite_invitation')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets invitations, with the addresses they went to, that expired before a moment. */
export async function deleteOldInvitations(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'favourite_invitation', sql`expires_at < ${before}`);
}
