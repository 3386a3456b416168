import type {
  AccountSessionResolvers,
  MutationResolvers,
  ProfileResolvers,
  QueryResolvers,
} from '#generated/accounts.resolvers.ts';
import { browserOf } from '../browser-name.ts';
import { providersOf } from './account/account.loaders.ts';
import { requestAccountMail, requestedAddress } from './account.jobs.ts';
import { deleteAccount, sendDeletionMail } from './erasure/erasure.service.ts';
import { confirmEmail } from './joining/confirmation.service.ts';
import { changeEmail, sendChangeEmail, undoEmailChange } from './joining/email-address.service.ts';
import { removePicture } from './profile/account-picture.service.ts';
import { accountPictureAddress } from './profile/account-picture.ts';
import { changeEmailPreference, resume, unsubscribeFromMails } from './profile/preference.service.ts';
import { readProfile, updateProfile } from './profile/profile.service.ts';
import { openIdOf } from './providers/open-id.service.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './sessions/session.service.ts';
import { adoptForUser } from './sessions/visitor-adoption.service.ts';
import { login } from './sign-in/login.service.ts';
import { changePassword, resetPassword } from './sign-in/password.service.ts';

export const Profile: Pick<
  ProfileResolvers,
  | 'displayName'
  | 'picture'
  | 'emailConfirmed'
  | 'exp'
  | 'sessionId'
  | 'isRefreshed'
  | 'preferences'
  | 'hasPassword'
  | 'hasSecondFactor'
  | 'providers'
> = {
  displayName: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  picture: ({ picture }) => picture && accountPictureAddress(picture),
  emailConfirmed: ({ isEmailConfirmed }) => isEmailConfirmed,
  exp: ({ viewer }) => viewer.expS,
  sessionId: ({ viewer }) => viewer.sessionId,
  isRefreshed: ({ viewer }) => viewer.isRefreshed,
  preferences: (profile) => profile,
  hasPassword: ({ passwordHash }) => passwordHash !== null,
  hasSecondFactor: ({ totpConfirmedAt }) => totpConfirmedAt !== null,
  providers: ({ id }, _args, { ctx }) => ctx.loader(providersOf).load(id),
};

export const AccountSession: Pick<AccountSessionResolvers, 'browser' | 'system'> = {
  browser: ({ userAgent }) => browserOf(userAgent).browser,
  system: ({ userAgent }) => browserOf(userAgent).system,
};

export const Query: QueryResolvers = {
  profile: (_root, { email }, { ctx }) => readProfile(ctx, email ?? null),
  sessions: (_root, _args, { ctx }) => ownSessions(ctx),
  postAuth: async (_root, _args, { ctx }) => {
    await adoptForUser(ctx);
    return true;
  },
  signInProviders: (_root, _args, { ctx }) => openIdOf(ctx.services).providers(),
};

/** The answer of an operation without a result: true. */
const done = (work: Promise<unknown>): Promise<true> => work.then(() => true as const);

export const Mutation = {
  login: (_root, args, { ctx }) => login(ctx, args),
  updateProfile: (_root, args, { ctx }) => updateProfile(ctx, { ...args }),
  changePassword: (_root, { id, oldPassword, newPassword }, { ctx }) =>
    done(changePassword(ctx, { id, oldPassword: oldPassword ?? null, newPassword })),
  sendResetEmail: (_root, args, { ctx }) => done(requestAccountMail(ctx, 'reset', requestedAddress(ctx, args))),
  resetPassword: (_root, { id, newPassword }, { ctx }) => done(resetPassword(ctx, id, newPassword)),
  confirmEmail: (_root, { id, password, newPassword }, { ctx }) =>
    done(confirmEmail(ctx, { secret: id, password: password ?? null, newPassword: newPassword ?? null })),
  resendConfirmationEmail: (_root, args, { ctx }) =>
    done(requestAccountMail(ctx, 'confirmation', requestedAddress(ctx, args))),
  sendChangeEmail: (_root, { id }, { ctx }) => done(sendChangeEmail(ctx, id ?? null)),
  changeEmail: async (_root, { id, oldEmail, newEmail, password }, { ctx }) => ({
    id: await changeEmail(ctx, { secret: id, oldEmail, newEmail, password: password ?? null }),
  }),
  undoEmailChange: (_root, { id }, { ctx }) => done(undoEmailChange(ctx, id)),
  changeEmailPreference: async (_root, { value, type, id }, { ctx }) => ({
    id: await changeEmailPreference(ctx, { value, type, secret: id ?? null }),
  }),
  unsubscribe: (_root, { id, undo }, { ctx }) => done(undo ? resume(ctx, id) : unsubscribeFromMails(ctx, id)),
  deleteAccountEmail: (_root, { id }, { ctx }) => done(sendDeletionMail(ctx, id)),
  deleteAccount: (_root, { id }, { ctx }) => done(deleteAccount(ctx, id)),
  endSession: (_root, { id }, { ctx }) => done(endOwnSession(ctx, id)),
  endOtherSessions: (_root, _args, { ctx }) => endOtherSessions(ctx),
  removePicture: (_root, _args, { ctx }) => done(removePicture(ctx)),
} satisfies Partial<MutationResolvers>;
