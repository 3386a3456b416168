import type * as all from './resolvers.ts';

export type AccountSessionResolvers = Pick<all.AccountSessionResolvers, 'id' | 'signedInAt' | 'seenAt' | 'browser' | 'system' | 'address' | 'provider' | 'isCurrent'>;

export type ChangedAccountResolvers = Pick<all.ChangedAccountResolvers, 'id'>;

export type EmailPreferencesResolvers = Pick<all.EmailPreferencesResolvers, 'alertPreference' | 'listingsPreference' | 'inboxPreference' | 'suggestionPreference' | 'newsletterPreference'>;

export type LoginResolvers = Pick<all.LoginResolvers, 'id' | 'email' | 'newUser' | 'displayName' | 'firstName' | 'lastName' | 'gender' | 'picture' | 'phone' | 'mobilePhone' | 'autoImport' | 'uiLang' | 'rolesFlag' | 'status' | 'emailConfirmed' | 'isRefreshed' | 'biography' | 'languages' | 'occupation' | 'occupationSince' | 'affiliations' | 'diplomas' | 'agencyId' | 'preferences' | 'subscription' | 'secondFactor' | 'exp'>;

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'login' | 'verifySecondFactor' | 'startSecondFactor' | 'confirmSecondFactor' | 'stopSecondFactor' | 'updateProfile' | 'changePassword' | 'sendResetEmail' | 'resetPassword' | 'confirmEmail' | 'resendConfirmationEmail' | 'sendChangeEmail' | 'changeEmail' | 'undoEmailChange' | 'changeEmailPreference' | 'unsubscribe' | 'deleteAccountEmail' | 'deleteAccount' | 'linkIdentity' | 'unlinkIdentity' | 'endSession' | 'endOtherSessions' | 'removePicture'>>;

export type ProfileResolvers = Pick<all.ProfileResolvers, 'id' | 'email' | 'displayName' | 'firstName' | 'lastName' | 'gender' | 'picture' | 'phone' | 'mobilePhone' | 'autoImport' | 'uiLang' | 'rolesFlag' | 'status' | 'emailConfirmed' | 'exp' | 'sessionId' | 'isRefreshed' | 'biography' | 'languages' | 'occupation' | 'occupationSince' | 'affiliations' | 'diplomas' | 'agencyId' | 'wantedAgencyId' | 'subscription' | 'preferences' | 'hasPassword' | 'hasSecondFactor' | 'providers'>;

export type ProfileSubscriptionResolvers = Pick<all.ProfileSubscriptionResolvers, 'stripeSubscriptionId' | 'stripeSubscriptionStatus' | 'stripeSubscriptionStartDate' | 'stripeSubscriptionEndDate'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'profile' | 'sessions' | 'postAuth' | 'signInProviders'>>;

export type SecondFactorSetupResolvers = Pick<all.SecondFactorSetupResolvers, 'secret' | 'uri'>;

/** What answers the schema of `accounts`. */
export interface AccountsResolvers {
  AccountSession?: AccountSessionResolvers;
  ChangedAccount?: ChangedAccountResolvers;
  EmailPreferences?: EmailPreferencesResolvers;
  Login?: LoginResolvers;
  Mutation: MutationResolvers;
  Profile?: ProfileResolvers;
  ProfileSubscription?: ProfileSubscriptionResolvers;
  Query: QueryResolvers;
  SecondFactorSetup?: SecondFactorSetupResolvers;
}
