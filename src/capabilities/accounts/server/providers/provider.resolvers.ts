import type { MutationResolvers } from '#generated/accounts.resolvers.ts';
import { linkIdentity, unlinkIdentity } from './identity.service.ts';

/** Mutations that link and unlink providers. */
export const ProviderMutation: Pick<MutationResolvers, 'linkIdentity' | 'unlinkIdentity'> = {
  linkIdentity: async (_root, { id, password }, { ctx }) => {
    await linkIdentity(ctx, id, password ?? null);
    return true;
  },
  unlinkIdentity: async (_root, { provider, password }, { ctx }) => {
    await unlinkIdentity(ctx, provider, password ?? null);
    return true;
  },
};
