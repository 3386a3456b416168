import { isSocialProvider, PROVIDER_NAMES } from '#capabilities/accounts/account.ts';
import { PrivacyPageDocument, type PrivacyPageQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Values of the privacy statement. */
export interface PrivacyData {
  operator: PrivacyPageQuery['operator'];
  /** Names of the sign-in providers. */
  providers: readonly string[];
}

/** Reads the operator, and the third parties that the settings use. */
export async function loadPrivacy(): Promise<PrivacyData> {
  const { operator, signInProviders } = await execute(PrivacyPageDocument, {});
  const providers = signInProviders.filter(isSocialProvider).map((provider) => PROVIDER_NAMES[provider]);
  return { operator, providers };
}
