import type { AccountsResolvers } from '#generated/accounts.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { withoutPathSecret } from '../secret-path.ts';
import { ACCOUNT_WINDOWS, SIGN_IN_ATTEMPTS } from './account/account.limits.ts';
import { ACCOUNT_MAILS } from './account/account.mails.ts';
import { ACCOUNT_KIND, SESSION_KIND } from './account/account-act.ts';
import { ACCOUNT_JOBS } from './account.jobs.ts';
import { AccountSession, Mutation, Profile, Query } from './account.resolvers.ts';
import { serveAccounts } from './account.routes.ts';
import { serveProviderSignIn } from './auth.route.ts';
import { Login } from './login.resolvers.ts';
import { exportOwnRecords } from './profile/account-export.service.ts';
import { serveAccountPictures } from './profile/account-picture.route.ts';
import { accountPictureUpload } from './profile/account-picture.service.ts';
import { ProviderMutation } from './providers/provider.resolvers.ts';
import { SecondFactorMutation } from './second-factor/second-factor.resolvers.ts';
import { actorOf, sessionRoles } from './sessions/session.service.ts';
import { startAccounts } from './start.service.ts';

/** Accounts of members: registration, sign-in, profile and sessions. */
export const accountModule: CapabilityModule = {
  name: 'accounts',
  tables: ['account', 'accountIdentity', 'accountRecoveryCode', 'accountSession', 'accountToken', 'providerSignIn'],
  reads: ['agency'],
  api: {
    schemaFile: new URL('./account.graphql', import.meta.url),
    resolvers: {
      AccountSession,
      Login,
      Mutation: { ...Mutation, ...ProviderMutation, ...SecondFactorMutation },
      Profile,
      Query,
    } satisfies AccountsResolvers,
  },
  requestLimits: { ...ACCOUNT_WINDOWS, signInAttempts: SIGN_IN_ATTEMPTS },
  serve: (server, parts) => {
    serveAccounts(server, parts);
    serveProviderSignIn(server, parts);
    serveAccountPictures(server, parts.services.store);
  },
  uploads: [accountPictureUpload],
  jobs: ACCOUNT_JOBS,
  mailKinds: ACCOUNT_MAILS,
  auditKinds: [ACCOUNT_KIND, SESSION_KIND],
  personalRecords: { export: exportOwnRecords },
  onStart: startAccounts,
  identify: actorOf,
  sessionRoles,
  withoutSecret: withoutPathSecret,
};
