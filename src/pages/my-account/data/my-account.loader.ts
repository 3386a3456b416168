import { MyAccountDocument, type MyAccountQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { type AccountSection, readSection } from './my-account-sections.ts';

/** Data of the account's page. */
export interface MyAccountData {
  section: AccountSection;
  profile: MyAccountQuery['profile'];
  /** Only in the section that shows them: security. */
  sessions: NonNullable<MyAccountQuery['sessions']>;
  /** Sign-in providers that an operator set up; in the section security as well. */
  offered: readonly number[];
}

/** Loads the section of the account that an address asks for. @param query without question mark */
export async function loadMyAccount(query: string): Promise<MyAccountData> {
  const section = readSection(query);
  const { profile, sessions, signInProviders } = await execute(MyAccountDocument, {
    withSecurity: section === 'security',
  });
  return { section, profile, sessions: sessions ?? [], offered: signInProviders ?? [] };
}
