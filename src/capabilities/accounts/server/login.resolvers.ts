import type { LoginResolvers } from '#generated/accounts.resolvers.ts';
import type { Context } from '#platform/context/context.ts';
import type { AccountRecord } from '../account.record.ts';
import { accountById } from './account/account.loaders.ts';
import { accountPictureAddress } from './profile/account-picture.ts';
import type { LoginResult } from './sessions/sign-in.service.ts';

/** A field of the account after a sign-in; null while the one-time code is missing. */
const accountField =
  <Value>(read: (account: AccountRecord) => Value) =>
  async ({ accountId, secondFactor }: LoginResult, _args: object, { ctx }: { ctx: Context }): Promise<Value | null> => {
    const account = secondFactor === 'none' ? await ctx.loader(accountById).load(accountId) : null;
    return account && read(account);
  };

export const Login: LoginResolvers = {
  id: accountField(({ id }) => id),
  displayName: accountField(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
  firstName: accountField(({ firstName }) => firstName),
  lastName: accountField(({ lastName }) => lastName),
  gender: accountField(({ gender }) => gender),
  picture: accountField(({ picture }) => picture && accountPictureAddress(picture)),
  phone: accountField(({ phone }) => phone),
  mobilePhone: accountField(({ mobilePhone }) => mobilePhone),
  autoImport: accountField(({ autoImport }) => autoImport),
  uiLang: accountField(({ uiLang }) => uiLang),
  rolesFlag: accountField(({ rolesFlag }) => rolesFlag),
  status: accountField(({ status }) => status),
  emailConfirmed: accountField(({ isEmailConfirmed }) => isEmailConfirmed),
  biography: accountField(({ biography }) => biography),
  languages: accountField(({ languages }) => languages),
  occupation: accountField(({ occupation }) => occupation),
  occupationSince: accountField(({ occupationSince }) => occupationSince),
  affiliations: accountField(({ affiliations }) => affiliations),
  diplomas: accountField(({ diplomas }) => diplomas),
  agencyId: accountField(({ agencyId }) => agencyId),
  preferences: accountField((account) => account),
};
