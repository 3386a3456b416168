import type { LoginResolvers } from '#generated/accounts.resolvers.ts';
import type { Context } from '#platform/context/context.ts';
import type { AccountRecord } from '../account.record.ts';
import { accountById } from './account/account.loaders.ts';
import { accountPictureAddress } from './profile/account-picture.ts';
import type { LoginResult } from './sessions/sign-in.service.ts';

/** Something of the account that was signed in to; null while the one-time code is missing. */
const told =
  <Value>(read: (account: AccountRecord) => Value) =>
  async ({ accountId, secondFactor }: LoginResult, _args: object, { ctx }: { ctx: Context }): Promise<Value | null> => {
    const account = secondFactor === 'none' ? await ctx.loader(accountById).load(accountId) : null;
    return account && read(account);
  };

export const Login: LoginResolvers = {
  id: told(({ id }) => id),
  displayName: told(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
  firstName: told(({ firstName }) => firstName),
  lastName: told(({ lastName }) => lastName),
  gender: told(({ gender }) => gender),
  picture: told(({ picture }) => picture && accountPictureAddress(picture)),
  phone: told(({ phone }) => phone),
  mobilePhone: told(({ mobilePhone }) => mobilePhone),
  autoImport: told(({ autoImport }) => autoImport),
  uiLang: told(({ uiLang }) => uiLang),
  rolesFlag: told(({ rolesFlag }) => rolesFlag),
  status: told(({ status }) => status),
  emailConfirmed: told(({ isEmailConfirmed }) => isEmailConfirmed),
  biography: told(({ biography }) => biography),
  languages: told(({ languages }) => languages),
  occupation: told(({ occupation }) => occupation),
  occupationSince: told(({ occupationSince }) => occupationSince),
  affiliations: told(({ affiliations }) => affiliations),
  diplomas: told(({ diplomas }) => diplomas),
  agencyId: told(({ agencyId }) => agencyId),
  preferences: told((account) => account),
};
