import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { seenInput } from '../../favourite.input.ts';
import { FAVOURITE_LIMITS } from '../../favourite.ts';
import { lockLists } from '../saved/favourite.queries.ts';
import { deleteSeenBeyond, listSeen, saveSeen } from './seen.queries.ts';

/** Ids of what the actor looked at, the latest first. @throws AppError `error.auth.required`; `error.validation` */
export function readSeenOffers(ctx: Context, asked: number): Promise<number[]> {
  const { userId: accountId } = requireUser(ctx);
  const { kind } = validated(seenInput, { kind: asked, ids: [] });
  return listSeen(ctx.db, { accountId, kind }, FAVOURITE_LIMITS.seen);
}

/** Remembers what the actor looked at; the latest of a kind are kept. @throws AppError `error.auth.required`; `error.validation` */
export async function rememberSeen(ctx: Context, asked: { kind: number; ids: readonly number[] }): Promise<void> {
  const { userId: accountId } = requireUser(ctx);
  const { kind, ids } = validated(seenInput, asked);
  if (ids.length === 0) return;
  await ctx.db.transaction().execute(async (tx) => {
    // Two tabs forget in no order: one after the other.
    await lockLists(tx, accountId);
    await saveSeen(tx, { accountId, kind, ids, now: ctx.now() });
    await deleteSeenBeyond(tx, { accountId, kind }, FAVOURITE_LIMITS.seen);
  });
}
