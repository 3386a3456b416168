import type { SettingsKind } from '#platform/config/settings-kind.ts';
import { wholeNumber } from '#platform/config/whole-number.ts';

/** Settings of offers. */
interface OfferSettings {
  /** Memory for the cached cards of listings, MB; 0 caches none. */
  cardMemoryMb: number;
  /** Address of a translator for foreign texts: `{text}`, `{from}` and `{to}` are filled in; null without one. */
  translateUrl: string | null;
}

/** Cards of listings and their translator. @source docs/reference/bounds.md, "Memory"; docs/operations.md, "Translator" */
export const OFFER_SETTINGS: SettingsKind<OfferSettings> = {
  read: (attempt) => ({
    cardMemoryMb: attempt('CARD_MEMORY_MB', 24, (text) => wholeNumber(text, 0, 4_096)),
    translateUrl: attempt<string | null>('TRANSLATE_URL', null, translatorUrl),
  }),
};

/** Braces are invalid in an address, so they are left as written. An advertiser's text comes after the host, and never determines it. */
function translatorUrl(text: string): string {
  const isOfOneHost = /^https:\/\/[\w.-]+(?::\d+)?[/?#]/i.test(text);
  if (!isOfOneHost || !URL.canParse(text) || !text.includes('{text}')) {
    throw new Error('must be an address like https://translate.example.ch/?from={from}&to={to}&text={text}');
  }
  return text;
}
