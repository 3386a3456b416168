import type {
  MovingRequestResolvers,
  MutationResolvers,
  ProfileResolvers,
  QueryResolvers,
} from '#generated/moving.resolvers.ts';
import { closeMovingRequest, countOpenForMenu, readMovingRequests, requestMoving } from './moving.service.ts';

export const Query: QueryResolvers = {
  movingRequests: (_root, page, { ctx }) => readMovingRequests(ctx, page),
};

export const Mutation: MutationResolvers = {
  requestMoving: (_root, details, { ctx }) => requestMoving(ctx, details),
  closeMovingRequest: (_root, { id }, { ctx }) => closeMovingRequest(ctx, id),
};

export const Profile: Pick<ProfileResolvers, 'openMovingRequests'> = {
  openMovingRequests: (_profile, _args, { ctx }) => countOpenForMenu(ctx),
};

export const MovingRequest: MovingRequestResolvers = {
  isMember: ({ accountId }) => accountId !== null,
};
