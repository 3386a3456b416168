import type { Locale } from '#kernel/locale.ts';

/** How somebody signed in: by password, or by a provider. @source docs/reference/accounts.md, "Providers" */
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

/** Names of the providers: they are names, not texts. */
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
 * Why a sign-in by a provider came to nothing; the words are `account.signIn.fault.{fault}`. `expired` also: begun in another
 * browser, or used already. `unverified`: the provider does not say that the address belongs to the person.
 */
export type ProviderFault = 'cancelled' | 'expired' | 'refused' | 'unavailable' | 'unverified';

/**
 * Languages of a member, by their number: position is number.
 *
 * @source docs/reference/accounts.md, "Languages of a member"
 */
export const USER_LANGUAGES = ['en', 'fr', 'de', 'it'] as const satisfies readonly Locale[];

/** BCP 47 tags of the languages of a member, by their number. Pages have tags of their own (`kernel/locale.ts`). */
export const USER_LANGUAGE_TAGS = ['en-US', 'fr-FR', 'de-DE', 'it-IT'] as const;

/** The number of a language. */
export const userLanguageOf = (locale: Locale): number => USER_LANGUAGES.indexOf(locale);

/** The language of a number; English for one that is none. */
export const localeOfUser = (uiLang: number): Locale => USER_LANGUAGES[uiLang] ?? 'en';

/** How a member wants to be addressed. @source docs/reference/workspace.md, "Profile" */
export const Gender = { NotSaid: 0, Woman: 1, Man: 2, Other: 3 } as const;

/** Memberships of an agent, lowest bit first. @source docs/reference/accounts.md, "Memberships" */
export const AFFILIATIONS = ['USPI', 'SVIT', 'ARCID', 'CEI', 'ACIGE', 'APCG', 'VIS'] as const;

/**
 * Professional qualifications A to G, lowest bit first; their words are `workspace.diploma.{letter}`.
 *
 * @source docs/reference/accounts.md, "Diplomas"
 */
export const DIPLOMAS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** Kinds of mail a member may want or not. @source docs/reference/workspace.md, "Preferences" */
export const EMAIL_PREFERENCES = ['alert', 'listings', 'inbox', 'suggestion', 'newsletter'] as const;

/** A kind of mail. */
export type EmailPreference = (typeof EMAIL_PREFERENCES)[number];
