import type { CapabilityModule } from '#platform/graphql/module.ts';
import { ACCOUNT_JOBS } from './account.jobs.ts';
import { AccountSession, Mutation, Profile, Query } from './account.resolvers.ts';
import { ProviderMutation } from './provider.resolvers.ts';
import { SecondFactorMutation } from './second-factor.resolvers.ts';

/** People: coming in, what they say of themselves, and where they are signed in. */
export const accountModule: CapabilityModule = {
  name: 'accounts',
  schemaFile: new URL('./account.graphql', import.meta.url),
  resolvers: {
    AccountSession,
    Mutation: { ...Mutation, ...ProviderMutation, ...SecondFactorMutation },
    Profile,
    Query,
  },
  jobs: ACCOUNT_JOBS,
};
