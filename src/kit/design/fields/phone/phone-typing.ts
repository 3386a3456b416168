import {
  maybeInternational,
  namedCountry,
  type PhoneCountry,
  readPhone,
  type ShownPhone,
  writePhone,
} from './phone-number.ts';

/** State of a telephone field besides the stored number. */
export interface PhoneTyping {
  /** The country that was chosen, or named by an earlier number. */
  readonly country: PhoneCountry;
  /**
   * A number with its dialling code stays as it is typed until the field is left: its first characters alone (+, +3, 0) cannot be stored yet.
   * `kept` is the stored value of the draft so far; another value makes it void.
   */
  readonly draft: { readonly typed: string; readonly number: string } | null;
}

/** A field with a number, or without. */
export const typingOf = (number: string): PhoneTyping => ({ country: readPhone(number).country, draft: null });

/** The text that the field shows for a stored number. */
export function shownPhone({ country, draft }: PhoneTyping, number: string): ShownPhone {
  if (draft?.number !== number) return readPhone(number, country);
  return { country: namedCountry(draft.typed) ?? country, national: draft.typed };
}

/** After a change of its text. @param shown what the field showed of the number so far */
export function afterTyping(typing: PhoneTyping, shown: ShownPhone, typed: string): PhoneTyping & { number: string } {
  // A draft names a country for itself alone: once it is deleted, the chosen country counts again.
  const country = typing.draft ? typing.country : shown.country;
  if (maybeInternational(typed)) {
    const number = writePhone(country, typed);
    return { country, draft: { typed, number }, number };
  }
  const number = writePhone(country, typed);
  return { country: number === '' ? country : readPhone(number, country).country, draft: null, number };
}

/** The state after the field was left: a number with its dialling code becomes one of its country. */
export const afterBlur = (typing: PhoneTyping): PhoneTyping =>
  typing.draft ? { country: namedCountry(typing.draft.typed) ?? typing.country, draft: null } : typing;
