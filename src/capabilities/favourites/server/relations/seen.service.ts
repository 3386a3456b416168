import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { seenInput } from '../../favourite.input.ts';
import { FAVOURITE_LIMITS } from '../../favourite.ts';
import { lockLists } from '../saved/favourite.queries.ts';
import { deleteSeenBeyond, listSeen, saveSeen } from './seen.queries.ts';

/** Ids of the objects that the actor has seen, latest first. @throws AppError `error.auth.required`; `error.validation` */
export function readSeenOffers(ctx: Context, kindInput: number): Promise<number[]> {
  const { userId: accountId } = requireUser(ctx);
  const { kind } = validated(seenInput, { kind: kindInput, ids: [] });
  return listSeen(ctx.db, { accountId, kind }, FAVOURITE_LIMITS.seen);
}

/** Stores objects that the actor has seen, and deletes the oldest. @throws AppError `error.auth.required`; `error.validation` */
export async function rememberSeen(ctx: Context, input: { kind: number; ids: readonly number[] }): Promise<void> {
  const { userId: accountId } = requireUser(ctx);
  const { kind, ids } = validated(seenInput, input);
  if (ids.length === 0) return;
  await ctx.db.transaction().execute(async (tx) => {
    // The deletion has no row order, so requests of several tabs run one after the other.
    await lockLists(tx, accountId);
    await saveSeen(tx, { accountId, kind, ids, now: ctx.now() });
    await deleteSeenBeyond(tx, { accountId, kind }, FAVOURITE_LIMITS.seen);
  });
}
