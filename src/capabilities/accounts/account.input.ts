import { atLeast, atMost, z } from '#kernel/schema.ts';
import { normalForm } from '#kernel/text/normal-form.ts';
import { AFFILIATIONS, DIPLOMAS, Gender, USER_LANGUAGES } from './account.ts';

/** Longest texts, in characters. @source docs/reference/limits.md, "Texts" */
export const ACCOUNT_LIMITS = {
  name: 50,
  email: 50,
  password: { shortest: 8, longest: 50 },
  phone: { shortest: 9, longest: 15 },
  biography: 4_000,
  occupation: 100,
} as const;

/** Pattern of an e-mail address. @source docs/reference/limits.md, "E-mail pattern" */
const EMAIL_PATTERN = /^[\w.+-]+@(?:[\w-]+\.)+[A-Za-z]{2,10}$/;
const PHONE_PATTERN = /^[\d ]+$/;
/** Control characters, and characters that change the writing direction. @source docs/reference/limits.md, "Characters" */
const UNWANTED = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu;
const UNWANTED_IN_LINES = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu;

const longest = (length: number) => ({ message: `error.validation.max:${length}` });
const shortest = (length: number) => ({ message: `error.validation.min:${length}` });
const required = { message: 'error.validation.required' };
const wrong = { message: 'error.validation.value' };

/** A line of text as stored: in normal form C, trimmed, without control characters. */
const line = z.string(required).transform((text) => normalForm(text, 'NFC').replace(UNWANTED, '').trim());
const paragraphs = z
  .string(wrong)
  .transform((text) => normalForm(text, 'NFC').replace(/\r\n?/g, '\n').replace(UNWANTED_IN_LINES, '').trim());

const name = line.pipe(z.string().min(1, required).max(ACCOUNT_LIMITS.name, longest(ACCOUNT_LIMITS.name)));

/** A name from a provider. A name that is too long is shortened, not refused. */
export const providedNameInput = line.transform((text) => text.slice(0, ACCOUNT_LIMITS.name).trim());

/** An e-mail address from a form. */
export const emailInput = z
  .string(required)
  .trim()
  .min(1, required)
  .max(ACCOUNT_LIMITS.email, longest(ACCOUNT_LIMITS.email))
  .regex(EMAIL_PATTERN, { message: 'error.validation.email' });

/** A password from a form, with any characters. */
export const passwordInput = z
  .string(required)
  .min(1, required)
  .min(ACCOUNT_LIMITS.password.shortest, shortest(ACCOUNT_LIMITS.password.shortest))
  .max(ACCOUNT_LIMITS.password.longest, longest(ACCOUNT_LIMITS.password.longest));

const phoneRule = { message: 'error.validation.phone' };

/** Removes the national 0 from numbers that begin with 410, where it is a mistake. @source docs/reference/workspace.md, "Profile" */
const withoutNationalZero = (phone: string): string => phone.replace(/^41 ?0/, (start) => start.slice(0, -1));

/** A telephone number: dialling code and national number, digits and spaces. @source docs/reference/limits.md, "Texts" */
export const phoneInput = line
  .transform(withoutNationalZero)
  .pipe(
    z
      .string()
      .min(ACCOUNT_LIMITS.phone.shortest, phoneRule)
      .max(ACCOUNT_LIMITS.phone.longest, phoneRule)
      .regex(PHONE_PATTERN, phoneRule),
  );

/** Fields of the login form. @source docs/reference/screens.md, "Login" */
export const loginInput = z.object({ email: emailInput, password: passwordInput });

/** Body of POST /register. @source docs/reference/accounts.md, "Input" */
export const registerInput = z.object({
  firstName: name,
  lastName: name,
  email: emailInput,
  password: passwordInput,
  phone: phoneInput.nullish(),
  /** Separate consent to the newsletter. @source docs/reference/accounts.md, "Consent" */
  newsletter: z.boolean(wrong).default(false),
  uiLang: z
    .int(wrong)
    .min(0, wrong)
    .max(USER_LANGUAGES.length - 1, wrong)
    .default(0),
});

const allBits = (names: readonly string[]): number => 2 ** names.length - 1;
const bits = (names: readonly string[]) => z.int(wrong).min(0, wrong).max(allBits(names), wrong);
const uiLanguage = z
  .int(wrong)
  .min(0, wrong)
  .max(USER_LANGUAGES.length - 1, wrong);
/** An empty text as null, which clears the field. */
const emptyAsNull = z.literal('').transform(() => null);

/**
 * Fields that a member may change in the own profile; an absent field stays as it is.
 *
 * @source docs/reference/permissions.md, "Changing a profile"
 */
export const profileInput = z.object({
  firstName: name,
  lastName: name,
  gender: z.enum(Gender, wrong).optional(),
  phone: z.union([emptyAsNull, phoneInput]).nullish(),
  mobilePhone: z.union([emptyAsNull, phoneInput]).nullish(),
  autoImport: z.boolean(wrong).optional(),
  uiLang: uiLanguage.optional(),
  biography: paragraphs.pipe(z.string().max(ACCOUNT_LIMITS.biography, longest(ACCOUNT_LIMITS.biography))).nullish(),
  languages: z
    .array(uiLanguage, wrong)
    .max(USER_LANGUAGES.length, wrong)
    .transform((list) => [...new Set(list)].sort())
    .optional(),
  occupation: line.pipe(z.string().max(ACCOUNT_LIMITS.occupation, longest(ACCOUNT_LIMITS.occupation))).nullish(),
  occupationSince: z.int(wrong).min(1900, atLeast(1900)).max(2100, atMost(2100)).nullish(),
  affiliations: bits(AFFILIATIONS).optional(),
  diplomas: bits(DIPLOMAS).optional(),
  agencyId: z.int(wrong).positive(wrong).nullish(),
});
