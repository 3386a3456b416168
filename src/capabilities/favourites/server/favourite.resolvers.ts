import type {
  FavouriteResolvers,
  MutationResolvers,
  ProfileResolvers,
  QueryResolvers,
} from '#generated/favourites.resolvers.ts';
import { isSignedIn } from '#kernel/actor.ts';
import { leaveCircle, readCircle, removeFromCircle, voteFor } from './circle/circle.service.ts';
import {
  acceptInvitation,
  declineInvitation,
  invite,
  openInvitation,
  withdrawInvitation,
} from './circle/invitation.service.ts';
import { opinionsLoader } from './circle/opinion.loaders.ts';
import {
  readRelations,
  removeFavourite,
  removeRelations,
  saveFavourite,
  toggleRelation,
  writeNote,
} from './favourite.service.ts';
import { readFavourite, readFavourites, readHiddenHomes } from './favourite-list.service.ts';
import { readSeenOffers, rememberSeen } from './relations/seen.service.ts';

/** The answer of an operation without a result: true. */
const done = (work: Promise<unknown>): Promise<true> => work.then(() => true as const);

export const Profile: Pick<ProfileResolvers, 'relations'> = {
  relations: ({ id }, _args, { ctx }) => (isSignedIn(ctx.actor) && ctx.actor.userId === id ? readRelations(ctx) : null),
};

export const Favourite: Pick<FavouriteResolvers, 'opinions'> = {
  opinions: async ({ activeOfferId }, _args, { ctx }) => [...(await ctx.loader(opinionsLoader).load(activeOfferId))],
};

export const Query: QueryResolvers = {
  favourites: (_root, args, { ctx }) => readFavourites(ctx, args),
  hiddenHomes: (_root, args, { ctx }) => readHiddenHomes(ctx, args),
  userRelations: (_root, _args, { ctx }) => readRelations(ctx),
  seenObjects: (_root, { kind }, { ctx }) => readSeenOffers(ctx, kind),
  favouriteCircle: (_root, _args, { ctx }) => readCircle(ctx),
  openedInvitation: (_root, { id }, { ctx }) => openInvitation(ctx, id),
};

export const Mutation: MutationResolvers = {
  saveFavourite: async (_root, { activeOfferId }, { ctx }) => {
    await saveFavourite(ctx, activeOfferId);
    return readFavourite(ctx, activeOfferId);
  },
  deleteFavourite: async (_root, { activeOfferId, ...page }, { ctx }) => {
    await removeFavourite(ctx, activeOfferId);
    return readFavourites(ctx, page);
  },
  toggleUserRelation: (_root, { offerId, type, userId }, { ctx }) =>
    toggleRelation(ctx, { offerId, type, userId: userId ?? null }),
  removeUserRelations: (_root, args, { ctx }) => removeRelations(ctx, args),
  noteFavourite: async (_root, args, { ctx }) => {
    await writeNote(ctx, args);
    return readFavourite(ctx, args.activeOfferId);
  },
  voteFavourite: (_root, { activeOfferId, vote }, { ctx }) => done(voteFor(ctx, { activeOfferId, vote: vote ?? null })),
  rememberSeen: (_root, args, { ctx }) => done(rememberSeen(ctx, args)),
  inviteToFavourites: (_root, { email }, { ctx }) => invite(ctx, { email }).then(() => readCircle(ctx)),
  withdrawInvitation: (_root, { id }, { ctx }) => withdrawInvitation(ctx, id).then(() => readCircle(ctx)),
  acceptInvitation: (_root, { id }, { ctx }) => acceptInvitation(ctx, id).then(() => readCircle(ctx)),
  declineInvitation: (_root, { id }, { ctx }) => done(declineInvitation(ctx, id)),
  leaveFavouriteCircle: (_root, _args, { ctx }) => leaveCircle(ctx).then(() => readCircle(ctx)),
  removeFromFavouriteCircle: (_root, { accountId }, { ctx }) =>
    removeFromCircle(ctx, accountId).then(() => readCircle(ctx)),
};
