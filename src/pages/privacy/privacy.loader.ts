import { isSocialProvider, PROVIDER_NAMES } from '#capabilities/accounts/account.ts';
import { PrivacyPageDocument, type PrivacyPageQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What the privacy statement is filled with. */
export interface PrivacyData {
  operator: PrivacyPageQuery['operator'];
  /** Names of those that can be signed in by. */
  providers: readonly string[];
}

/** Asks who is responsible, and whose help the settings ask for. */
export async function loadPrivacy(): Promise<PrivacyData> {
  const { operator, signInProviders } = await execute(PrivacyPageDocument, {});
  const providers = signInProviders.filter(isSocialProvider).map((provider) => PROVIDER_NAMES[provider]);
  return { operator, providers };
}
