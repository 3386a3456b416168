import type * as all from './resolvers.ts';

export type CirclePersonResolvers = Pick<all.CirclePersonResolvers, 'id' | 'firstName' | 'lastName' | 'isMe'>;

export type FavouriteResolvers = Pick<all.FavouriteResolvers, 'id' | 'activeOfferId' | 'isOwn' | 'note' | 'savedAt' | 'savedPrice' | 'savedPriceType' | 'property' | 'left' | 'opinions'>;

export type FavouriteCircleResolvers = Pick<all.FavouriteCircleResolvers, 'people' | 'invitations' | 'mayRemove'>;

export type FavouriteInvitationResolvers = Pick<all.FavouriteInvitationResolvers, 'id' | 'email' | 'invitedAt' | 'expiresAt'>;

export type FavouriteOpinionResolvers = Pick<all.FavouriteOpinionResolvers, 'person' | 'hasHeart' | 'note' | 'vote'>;

export type FavouritePageResolvers = Pick<all.FavouritePageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type HiddenHomeResolvers = Pick<all.HiddenHomeResolvers, 'activeOfferId' | 'hiddenAt' | 'property'>;

export type HiddenHomePageResolvers = Pick<all.HiddenHomePageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type LeftHomeResolvers = Pick<all.LeftHomeResolvers, 'title' | 'price' | 'priceType' | 'currency' | 'leftAt'>;

export type LoginResolvers = Pick<all.LoginResolvers, 'relations'>;

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'saveFavourite' | 'deleteFavourite' | 'toggleUserRelation' | 'removeUserRelations' | 'noteFavourite' | 'voteFavourite' | 'rememberSeen' | 'inviteToFavourites' | 'withdrawInvitation' | 'acceptInvitation' | 'declineInvitation' | 'leaveFavouriteCircle' | 'removeFromFavouriteCircle'>>;

export type OpenedInvitationResolvers = Pick<all.OpenedInvitationResolvers, 'firstName' | 'isForMe'>;

export type ProfileResolvers = Pick<all.ProfileResolvers, 'relations'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'favourites' | 'hiddenHomes' | 'userRelations' | 'seenObjects' | 'favouriteCircle' | 'openedInvitation'>>;

export type UserRelationsResolvers = Pick<all.UserRelationsResolvers, 'favorite' | 'hidden' | 'removedFromPrivateSeller' | 'manualSuggestions'>;

/** What answers the schema of `favourites`. */
export interface FavouritesResolvers {
  CirclePerson?: CirclePersonResolvers;
  Favourite?: FavouriteResolvers;
  FavouriteCircle?: FavouriteCircleResolvers;
  FavouriteInvitation?: FavouriteInvitationResolvers;
  FavouriteOpinion?: FavouriteOpinionResolvers;
  FavouritePage?: FavouritePageResolvers;
  HiddenHome?: HiddenHomeResolvers;
  HiddenHomePage?: HiddenHomePageResolvers;
  LeftHome?: LeftHomeResolvers;
  Login?: LoginResolvers;
  Mutation: MutationResolvers;
  OpenedInvitation?: OpenedInvitationResolvers;
  Profile?: ProfileResolvers;
  Query: QueryResolvers;
  UserRelations?: UserRelationsResolvers;
}
