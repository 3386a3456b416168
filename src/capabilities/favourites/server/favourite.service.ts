import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { InterestKind } from '#capabilities/interest/interest.ts';
import { countInterest } from '#capabilities/interest/server/interest.service.ts';
import { AppError, invalid, notFound } from '#kernel/app-error.ts';
import { type Context, withinTransaction } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { noteInput, offerInput, relationInput, relationsInput } from '../favourite.input.ts';
import type { UserRelations } from '../favourite.record.ts';
import { FAVOURITE_LIMITS, RelationType } from '../favourite.ts';
import { countRelations, deleteRelations, insertRelation, listRelations } from './relations/relation.queries.ts';
import {
  countFavourites,
  findFavourite,
  lockLists,
  markFavouriteRemoved,
  upsertFavourite as saveRow,
  updateNote,
} from './saved/favourite.queries.ts';

/** A member and a home. */
interface Pair {
  accountId: number;
  activeOfferId: number;
}

const overQuota = (limit: number, used: number): AppError =>
  new AppError('error.quota', { code: 409, values: { limit, used } });

/**
 * Saves a home for the actor. It is idempotent: a saved home stays as it is.
 *
 * @returns id of the favourite
 * @throws AppError `error.auth.required`; `error.notFound` where the public does not see the home; `error.quota`
 */
export async function saveFavourite(ctx: Context, activeOfferId: number): Promise<number> {
  const { userId: accountId } = requireUser(ctx);
  const pair = { accountId, ...validated(offerInput, { activeOfferId }) };
  return ctx.db.transaction().execute((tx) => saveWithin(ctx, tx, pair));
}

async function saveWithin(ctx: Context, tx: Db, { accountId, activeOfferId }: Pair): Promise<number> {
  await lockLists(tx, accountId);
  const known = await findFavourite(tx, accountId, activeOfferId);
  if (!known?.isSaved) {
    const used = await countFavourites(tx, accountId);
    if (used >= FAVOURITE_LIMITS.favourites) throw overQuota(FAVOURITE_LIMITS.favourites, used);
  }
  // Rule R9, visible to the actor: a home that is not public any more counts as missing, even if it is saved already.
  const id = await saveRow(tx, { accountId, activeOfferId, now: ctx.now() });
  if (id === null) throw notFound();
  if (!known?.isSaved) await countInterest(withinTransaction(ctx, tx), activeOfferId, InterestKind.Saved);
  return id;
}

/**
 * Removes a home from the actor's favourites, even if it is not public any more.
 *
 * @throws AppError `error.auth.required`; `error.notFound` for a home that the actor never saved
 */
export async function removeFavourite(ctx: Context, activeOfferId: number): Promise<void> {
  const { userId: accountId } = requireUser(ctx);
  const { activeOfferId: id } = validated(offerInput, { activeOfferId });
  if (!(await findFavourite(ctx.db, accountId, id))) throw notFound();
  await markFavouriteRemoved(ctx.db, { accountId, activeOfferIds: [id], now: ctx.now() });
}

/**
 * Sets the actor's note on a saved home.
 *
 * @throws AppError `error.auth.required`; `error.validation`; `error.notFound` where the home is not on the actor's list
 */
export async function writeNote(ctx: Context, input: { activeOfferId: number; note: string }): Promise<void> {
  const { userId: accountId } = requireUser(ctx);
  if ((await updateNote(ctx.db, { accountId, ...validated(noteInput, input) })) === null) throw notFound();
}

/** Ids of the homes on each of the actor's lists. @throws AppError `error.auth.required` */
export const readRelations = (ctx: Context): Promise<UserRelations> => listRelations(ctx.db, requireUser(ctx).userId);

/**
 * Adds a home to a list of the actor, or removes it.
 *
 * @throws AppError `error.auth.required`; `error.forbidden` for a list of another; `error.validation`; `error.notFound`;
 *   `error.quota`
 */
export async function toggleRelation(
  ctx: Context,
  { userId, ...input }: { offerId: number; type: number; userId: number | null },
): Promise<UserRelations> {
  const { userId: accountId } = requireUser(ctx);
  // Rule R2: lists of clients will come with suggestions by agents (40).
  if (userId !== null && userId !== accountId) throw new AppError('error.forbidden', { code: 403 });
  if (input.type === RelationType.ManualSuggestion) throw invalid({ type: 'error.validation.value' });
  const { offerId: activeOfferId, type } = validated(relationInput, input);
  const pair = { accountId, activeOfferId };
  await ctx.db.transaction().execute(async (tx) => {
    await lockLists(tx, accountId);
    if (type === RelationType.Favourite) await toggleFavourite(ctx, tx, pair);
    else await toggleOther(tx, { ...pair, type }, ctx.now());
  });
  return listRelations(ctx.db, accountId);
}

async function toggleFavourite(ctx: Context, tx: Db, pair: Pair): Promise<void> {
  const known = await findFavourite(tx, pair.accountId, pair.activeOfferId);
  if (known?.isSaved)
    await markFavouriteRemoved(tx, { accountId: pair.accountId, activeOfferIds: [pair.activeOfferId], now: ctx.now() });
  else await saveWithin(ctx, tx, pair);
}

async function toggleOther(tx: Db, { type, ...pair }: Pair & { type: number }, now: Date): Promise<void> {
  const list = { accountId: pair.accountId, type };
  if ((await deleteRelations(tx, { ...list, activeOfferIds: [pair.activeOfferId] })) > 0) return;
  const limit = type === RelationType.Hidden ? FAVOURITE_LIMITS.hidden : FAVOURITE_LIMITS.removed;
  const used = await countRelations(tx, list);
  if (used >= limit) throw overQuota(limit, used);
  if (!(await insertRelation(tx, { ...list, activeOfferId: pair.activeOfferId, now }))) throw notFound();
}

/** Removes homes from a list of the actor. It is idempotent. @throws AppError `error.auth.required`; `error.validation` */
export async function removeRelations(
  ctx: Context,
  input: { activeOfferIds: readonly number[]; type: number },
): Promise<UserRelations> {
  const { userId: accountId } = requireUser(ctx);
  const { activeOfferIds, type } = validated(relationsInput, input);
  if (type === RelationType.Favourite)
    await markFavouriteRemoved(ctx.db, { accountId, activeOfferIds, now: ctx.now() });
  else await deleteRelations(ctx.db, { accountId, type, activeOfferIds });
  return listRelations(ctx.db, accountId);
}
