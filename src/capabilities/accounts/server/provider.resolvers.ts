import type { MutationResolvers } from '#generated/resolvers.ts';
import { linkIdentity, unlinkIdentity } from './identity.service.ts';

/** What members do about the providers they sign in by. */
export const ProviderMutation: Pick<MutationResolvers, 'linkIdentity' | 'unlinkIdentity'> = {
  linkIdentity: async (_root, { id }, { ctx }) => {
    await linkIdentity(ctx, id);
    return true;
  },
  unlinkIdentity: async (_root, { provider }, { ctx }) => {
    await unlinkIdentity(ctx, provider);
    return true;
  },
};
