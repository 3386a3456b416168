import type { ProfileResolvers } from '#generated/agencies.resolvers.ts';
import { readAgencyOfProfile } from './agency-profile.service.ts';

export const Profile: ProfileResolvers = {
  agency: ({ agencyId }, _args, { ctx }) => (agencyId === null ? null : readAgencyOfProfile(ctx, agencyId)),
};
