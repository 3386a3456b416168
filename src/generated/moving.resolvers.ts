import type * as all from './resolvers.ts';

export type MovingRequestResolvers = Pick<all.MovingRequestResolvers, 'id' | 'fromPlace' | 'toPlace' | 'movingOn' | 'name' | 'email' | 'phone' | 'locale' | 'isMember' | 'requestedAt' | 'doneAt'>;

export type MovingRequestPageResolvers = Pick<all.MovingRequestPageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'requestMoving' | 'closeMovingRequest'>>;

export type ProfileResolvers = Pick<all.ProfileResolvers, 'openMovingRequests'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'movingRequests'>>;

/** What answers the schema of `moving`. */
export interface MovingResolvers {
  MovingRequest?: MovingRequestResolvers;
  MovingRequestPage?: MovingRequestPageResolvers;
  Mutation: MutationResolvers;
  Profile?: ProfileResolvers;
  Query: QueryResolvers;
}
