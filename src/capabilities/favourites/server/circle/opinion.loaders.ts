import { accountsById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { BatchFetch, Context } from '#platform/context/context.ts';
import type { CirclePerson, FavouriteOpinion } from '../../favourite.record.ts';
import { listHearts } from '../saved/favourite-list.queries.ts';
import { listCircleOf, listVotes } from './circle.queries.ts';

/** Members of the actor's circle, in the order of joining. @throws AppError `error.auth.required` */
export async function readCirclePeople(ctx: Context): Promise<CirclePerson[]> {
  const { userId } = requireUser(ctx);
  const ids = await listCircleOf(ctx.db, userId);
  if (ids.length === 0) return [];
  const accounts = new Map((await accountsById(ctx.db, ids)).map((account) => [account.id, account]));
  return ids.flatMap((id) => {
    const account = accounts.get(id);
    return account ? [{ id, firstName: account.firstName, lastName: account.lastName, isMe: id === userId }] : [];
  });
}

const NO_OPINIONS: readonly FavouriteOpinion[] = [];

/** Opinions of the actor's circle on each home; empty without a circle. A page takes four statements. */
export const opinionsLoader: BatchFetch<number, readonly FavouriteOpinion[]> = async (ctx, activeOfferIds) => {
  const people = await readCirclePeople(ctx);
  if (people.length === 0) return activeOfferIds.map(() => NO_OPINIONS);
  const ids = people.map(({ id }) => id);
  const [hearts, votes] = await Promise.all([
    listHearts(ctx.db, ids, activeOfferIds),
    listVotes(ctx.db, ids, activeOfferIds),
  ]);
  const keyOf = (accountId: number, offerId: number): string => `${accountId} ${offerId}`;
  const heartOf = new Map(hearts.map((heart) => [keyOf(heart.accountId, heart.activeOfferId), heart]));
  const voteOf = new Map(votes.map((vote) => [keyOf(vote.accountId, vote.activeOfferId), vote.vote]));
  return activeOfferIds.map((offerId) =>
    people.map((person) => {
      const heart = heartOf.get(keyOf(person.id, offerId));
      return {
        person,
        hasHeart: heart !== undefined,
        note: heart?.note ?? '',
        vote: voteOf.get(keyOf(person.id, offerId)) ?? null,
      };
    }),
  );
};
