import { MyAccountDocument, type MyAccountQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { type AccountSection, readSection } from './my-account-sections.ts';

/** What the page of one's own account shows. */
export interface MyAccountData {
  section: AccountSection;
  profile: MyAccountQuery['profile'];
  /** Only where they are shown: under security. */
  sessions: NonNullable<MyAccountQuery['sessions']>;
  /** Providers to sign in by that an operator set up; under security as well. */
  offered: readonly number[];
}

/** Loads the part of the account that an address asks for. @param query without question mark */
export async function loadMyAccount(query: string): Promise<MyAccountData> {
  const section = readSection(query);
  const { profile, sessions, signInProviders } = await execute(MyAccountDocument, {
    withSecurity: section === 'security',
  });
  return { section, profile, sessions: sessions ?? [], offered: signInProviders ?? [] };
}
