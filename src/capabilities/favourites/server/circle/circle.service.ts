import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { auditKind, recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { voteInput } from '../../favourite.input.ts';
import type { CirclePerson, InvitationRecord } from '../../favourite.record.ts';
import { deleteListsOf } from '../saved/favourite-records.queries.ts';
import { deleteCircleMembers, listCircleOf, lockCircles, saveVote } from './circle.queries.ts';
import { listOpenInvitations } from './invitation.queries.ts';
import { readCirclePeople } from './opinion.loaders.ts';

/** Kind of circles in the audit log. The object of an act is the member it concerns. */
export const CIRCLE_KIND = auditKind('favouriteCircle');

/** The actor's circle and open invitations. */
export interface FavouriteCircle {
  people: CirclePerson[];
  invitations: InvitationRecord[];
  mayRemove: boolean;
}

/** The actor's circle and open invitations. @throws AppError `error.auth.required` */
export async function readCircle(ctx: Context): Promise<FavouriteCircle> {
  const { userId } = requireUser(ctx);
  const people = await readCirclePeople(ctx);
  const invitations = await listOpenInvitations(ctx.db, userId, ctx.now());
  return { people, invitations, mayRemove: people[0]?.isMe ?? false };
}

/** Removes the actor from their circle; without one it has no effect. @throws AppError `error.auth.required` */
export async function leaveCircle(ctx: Context): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    await lockCircles(tx);
    if ((await listCircleOf(tx, userId)).length === 0) return;
    await deleteCircleMembers(tx, [userId]);
    const act = { act: 'favouriteCircle.left', objectKind: CIRCLE_KIND, objectId: userId, actingAs: 'self' } as const;
    await recordAct(tx, ctx, act);
  });
}

/**
 * Removes a member from the actor's circle.
 *
 * @throws AppError `error.auth.required`; `error.notFound` for an account outside of it; `error.forbidden` unless the actor joined first
 */
export async function removeFromCircle(ctx: Context, accountId: number): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    await lockCircles(tx);
    const circle = await listCircleOf(tx, userId);
    if (!circle.includes(accountId) || accountId === userId) throw notFound();
    if (circle[0] !== userId) throw new AppError('error.forbidden', { code: 403 });
    await deleteCircleMembers(tx, [accountId]);
    const removed = { act: 'favouriteCircle.removed', objectKind: CIRCLE_KIND, objectId: accountId } as const;
    await recordAct(tx, ctx, { ...removed, actingAs: 'self' });
  });
}

/**
 * Stores the actor's vote on a home that a member of the circle saved.
 *
 * @throws AppError `error.auth.required`; `error.validation`; `error.notFound` for a home that no member of the circle saved
 */
export async function voteFor(ctx: Context, input: { activeOfferId: number; vote: number | null }): Promise<void> {
  const { userId: accountId } = requireUser(ctx);
  const { activeOfferId, vote } = validated(voteInput, input);
  await ctx.db.transaction().execute(async (tx) => {
    const circle = await listCircleOf(tx, accountId);
    const ballot = { accountId, circle: circle.length > 0 ? circle : [accountId], activeOfferId, vote, now: ctx.now() };
    if (!(await saveVote(tx, ballot))) throw notFound();
  });
}

/** Deletes the lists of a removed account. It reads the present status, so a late or repeated event does no harm. */
export async function onAccountErased({ db: tx }: Context, { accountId }: { accountId: number }): Promise<void> {
  const account = await findAccountById(tx, accountId);
  if (account?.status !== AccountStatus.Removed) return;
  await deleteListsOfAccounts(tx, [accountId]);
}

/** Deletes the lists, votes and circle memberships of some accounts. It is idempotent. */
export async function deleteListsOfAccounts(tx: Db, accountIds: readonly number[]): Promise<void> {
  await lockCircles(tx);
  await deleteCircleMembers(tx, accountIds);
  await deleteListsOf(tx, accountIds);
}
