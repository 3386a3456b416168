/** Differences of a provider from the standard. */
export interface ProviderHabits {
  scope: string;
  /** Parameters for this provider only. */
  parameters?: Readonly<Record<string, string>>;
  /** Whether it lacks nonce and PKCE. */
  isBare?: boolean;
  /** Address missing in its discovery document. */
  tokenEndpoint?: string;
}

const USUAL: ProviderHabits = { scope: 'openid email profile' };

const HABITS: Readonly<Record<number, ProviderHabits>> = {
  // Their discovery document is made for apps, which need no code.
  // @source https://developers.facebook.com/docs/facebook-login/guides/advanced/oidc-token; docs/reference/accounts.md, "Providers"
  2: { scope: 'openid email public_profile', tokenEndpoint: 'https://graph.facebook.com/v21.0/oauth/access_token' },
  // ID tokens contain no nonce, and a code verifier is refused.
  // @source https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2
  3: { ...USUAL, isBare: true },
  // A request for the name is answered by a form. @source https://developer.apple.com/documentation/signinwithapplerestapi
  4: { scope: 'openid email name', parameters: { response_mode: 'form_post' } },
};

/** Differences of a provider, by its number. */
export const habitsOf = (provider: number): ProviderHabits => HABITS[provider] ?? USUAL;
