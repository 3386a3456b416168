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
  readonly draft: { readonly typed: string; readonly kept: string } | null;
}

/** A field with a number, or without. */
export const typingOf = (kept: string): PhoneTyping => ({ country: readPhone(kept).country, draft: null });

/** The text that the field shows for a stored number. */
export function shownPhone({ country, draft }: PhoneTyping, kept: string): ShownPhone {
  if (draft?.kept !== kept) return readPhone(kept, country);
  return { country: namedCountry(draft.typed) ?? country, national: draft.typed };
}

/** After a change of its text. @param shown what the field showed of the number so far */
export function afterTyping(typing: PhoneTyping, shown: ShownPhone, typed: string): PhoneTyping & { kept: string } {
  // A draft names a country for itself alone: once it is deleted, the chosen country counts again.
  const country = typing.draft ? typing.country : shown.country;
  if (maybeInternational(typed)) {
    const kept = writePhone(country, typed);
    return { country, draft: { typed, kept }, kept };
  }
  const kept = writePhone(country, typed);
  return { country: kept === '' ? country : readPhone(kept, country).country, draft: null, kept };
}

/** The state after the field was left: a number with its dialling code becomes one of its country. */
export const afterLeaving = (typing: PhoneTyping): PhoneTyping =>
  typing.draft ? { country: namedCountry(typing.draft.typed) ?? typing.country, draft: null } : typing;
