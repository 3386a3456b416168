import { isLocale, type Locale } from '#kernel/locale.ts';
import { loadedTexts } from '#kit/i18n/loaded-texts.ts';
import { type LocaleTools, localeToolsOf } from '#kit/i18n/locale-tools.ts';
import type { MessagePart } from '#kit/i18n/message-parts.ts';

/** Words and numbers of a language whose texts are here, for the head of a page. */
export const languageTools = (locale: Locale): LocaleTools => localeToolsOf(locale, loadedTexts(locale));

/** The language an address begins with, or null. @param path without query */
export function localeOfPath(path: string): Locale | null {
  const first = path.split('/', 2)[1];
  return isLocale(first) ? first : null;
}

/** The parts of the texts that the routes of a page name. */
export const textsOf = (matches: readonly { staticData: { texts?: readonly MessagePart[] } }[]): MessagePart[] =>
  matches.flatMap(({ staticData }) => staticData.texts ?? []);
