import type { Locale } from '#kernel/locale.ts';

/** Methods of sign-in: by password, or by a provider. @source docs/reference/accounts.md, "Providers" */
export const LoginProvider = { Local: 0, Google: 1, Facebook: 2, LinkedIn: 3, Apple: 4 } as const;

/** Providers other than our own password. */
export const SOCIAL_PROVIDERS = [
  LoginProvider.Google,
  LoginProvider.Facebook,
  LoginProvider.LinkedIn,
  LoginProvider.Apple,
] as const;

/** A provider other than our own password, by its number. */
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Names of the providers, which are not translated. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  [LoginProvider.Google]: 'Google',
  [LoginProvider.Facebook]: 'Facebook',
  [LoginProvider.LinkedIn]: 'LinkedIn',
  [LoginProvider.Apple]: 'Apple',
};

/** Whether a number is that of a provider other than our own password. */
export const isSocialProvider = (value: number): value is SocialProvider =>
  (SOCIAL_PROVIDERS as readonly number[]).includes(value);

/**
 * Why a sign-in by a provider failed; the texts are `account.signIn.fault.{fault}`.
 *
 * `expired` includes a sign-in that was begun in another browser or is used already. `unverified` means that the provider has not
 * verified the address.
 */
export type ProviderFault = 'cancelled' | 'expired' | 'refused' | 'unavailable' | 'unverified';

/**
 * Languages of a member; the index is the stored number.
 *
 * @source docs/reference/accounts.md, "Languages of a member"
 */
export const USER_LANGUAGES = ['en', 'fr', 'de', 'it'] as const satisfies readonly Locale[];

/** BCP 47 tags of the languages of a member, by number. Pages have other tags (`kernel/locale.ts`). */
export const USER_LANGUAGE_TAGS = ['en-US', 'fr-FR', 'de-DE', 'it-IT'] as const;

/** The stored number of a language. */
export const userLanguageOf = (locale: Locale): number => USER_LANGUAGES.indexOf(locale);

/** The language of a stored number; English for an unknown one. */
export const localeOfUser = (uiLang: number): Locale => USER_LANGUAGES[uiLang] ?? 'en';

/** Form of address of a member. @source docs/reference/workspace.md, "Profile" */
export const Gender = { NotSaid: 0, Woman: 1, Man: 2, Other: 3 } as const;

/** Memberships of an agent, lowest bit first. @source docs/reference/accounts.md, "Memberships" */
export const AFFILIATIONS = ['USPI', 'SVIT', 'ARCID', 'CEI', 'ACIGE', 'APCG', 'VIS'] as const;

/**
 * Professional qualifications A to G, lowest bit first; their texts are `workspace.diploma.{letter}`.
 *
 * @source docs/reference/accounts.md, "Diplomas"
 */
export const DIPLOMAS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** Kinds of mail that a member can turn on or off. @source docs/reference/workspace.md, "Preferences" */
export const EMAIL_PREFERENCES = ['alert', 'listings', 'inbox', 'suggestion', 'newsletter'] as const;

/** A kind of mail that a member can turn on or off. */
export type EmailPreference = (typeof EMAIL_PREFERENCES)[number];
