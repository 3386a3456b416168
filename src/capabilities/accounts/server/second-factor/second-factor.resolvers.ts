import type { MutationResolvers } from '#generated/accounts.resolvers.ts';
import {
  confirmSecondFactor,
  startSecondFactor,
  stopSecondFactor,
  verifySecondFactor,
} from './second-factor.service.ts';

/** Mutations that set up one-time codes and sign in with them. */
export const SecondFactorMutation: Pick<
  MutationResolvers,
  'verifySecondFactor' | 'startSecondFactor' | 'confirmSecondFactor' | 'stopSecondFactor'
> = {
  verifySecondFactor: (_root, { code }, { ctx }) => verifySecondFactor(ctx, code),
  startSecondFactor: (_root, { password }, { ctx }) => startSecondFactor(ctx, password ?? null),
  confirmSecondFactor: (_root, { code }, { ctx }) => confirmSecondFactor(ctx, code),
  stopSecondFactor: async (_root, { password }, { ctx }) => {
    await stopSecondFactor(ctx, password);
    return true;
  },
};
