import { isLoopbackName } from '#platform/config/loopback.ts';
import type { SettingsKind } from '#platform/config/settings-kind.ts';
import type { OpenIdSettings } from '#platform/openid/openid-provider.ts';
import { LoginProvider } from '../account.ts';

/** Prefix of the settings of each provider, and its real address. @source OpenID Connect Discovery 1.0 */
const PROVIDERS = [
  { provider: LoginProvider.Google, prefix: 'GOOGLE', issuer: 'https://accounts.google.com' },
  { provider: LoginProvider.Facebook, prefix: 'FACEBOOK', issuer: 'https://www.facebook.com' },
  { provider: LoginProvider.LinkedIn, prefix: 'LINKEDIN', issuer: 'https://www.linkedin.com/oauth' },
  { provider: LoginProvider.Apple, prefix: 'APPLE', issuer: 'https://appleid.apple.com' },
] as const;

/** Settings of accounts. */
interface AccountSettings {
  /** The providers whose client id and secret are set; none unless an operator set some up. */
  openIdProviders: readonly OpenIdSettings[];
}

/** Providers of sign-in; id and secret of each are set together. @source docs/reference/accounts.md, "Providers" */
export const ACCOUNT_SETTINGS: SettingsKind<AccountSettings> = {
  secrets: PROVIDERS.map(({ prefix }) => `${prefix}_CLIENT_SECRET`),
  read: (attempt, addFault) => ({
    openIdProviders: PROVIDERS.flatMap(({ provider, prefix, issuer: genuine }) => {
      const clientId = attempt<string | null>(`${prefix}_CLIENT_ID`, null, (text) => text);
      const clientSecret = attempt<string | null>(`${prefix}_CLIENT_SECRET`, null, (text) => text);
      const issuer = attempt<string>(`${prefix}_ISSUER`, genuine, issuerUrl);
      if (clientId && clientSecret) return [{ provider, clientId, clientSecret, issuer }];
      if (clientId || clientSecret)
        addFault(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET: must both be set, or none`);
      return [];
    }),
  }),
};

function issuerUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname));
  if (!isSafe) throw new Error('must be an address like https://accounts.example.ch (http only on this machine)');
  return text;
}
