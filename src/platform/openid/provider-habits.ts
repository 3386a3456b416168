/** Where providers differ from the standard, or from each other. */
export interface ProviderHabits {
  scope: string;
  /** Parameters that only this provider wants. */
  parameters?: Readonly<Record<string, string>>;
  /** Whether nonce and PKCE are known there. */
  isBare?: boolean;
  /** What its discovery document does not say. */
  tokenEndpoint?: string;
}

const USUAL: ProviderHabits = { scope: 'openid email profile' };

const HABITS: Readonly<Record<number, ProviderHabits>> = {
  // Their discovery document is made for apps, which need no code.
  // @source https://developers.facebook.com/docs/facebook-login/guides/advanced/oidc-token; docs/reference/accounts.md, "Providers"
  2: { scope: 'openid email public_profile', tokenEndpoint: 'https://graph.facebook.com/v21.0/oauth/access_token' },
  // No nonce comes back in ID tokens, and a code verifier is refused.
  // @source https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2
  3: { ...USUAL, isBare: true },
  // Whoever asks for a name is answered by a form. @source https://developer.apple.com/documentation/signinwithapplerestapi
  4: { scope: 'openid email name', parameters: { response_mode: 'form_post' } },
};

/** The habits of a provider, by its number. */
export const habitsOf = (provider: number): ProviderHabits => HABITS[provider] ?? USUAL;
