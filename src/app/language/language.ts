import type { ParsedLocation } from '@tanstack/react-router';
import { type Locale, localeOfPath } from '#kernel/locale.ts';
import { currentLocale } from '#kit/graphql/execute.ts';
import { loadedTexts } from '#kit/i18n/loaded-texts.ts';
import { type LocaleTools, localeToolsOf } from '#kit/i18n/locale-tools.ts';
import type { PagePart } from '#kit/i18n/message-parts.ts';

/** The tools of a language with loaded texts, for the head of a page. */
export const languageTools = (locale: Locale): LocaleTools => localeToolsOf(locale, loadedTexts(locale));

/**
 * The language of a page: that of its address; without one, the language chosen there, else the current one. Server, first render and
 * every navigation use it, never the browser's cookie.
 */
export const pageLocale = ({ pathname, state }: Pick<ParsedLocation, 'pathname' | 'state'>): Locale =>
  localeOfPath(pathname) ?? state.locale ?? currentLocale();

/** The parts of the texts that the routes of a page name. */
export const textsOf = (matches: readonly { staticData: { texts?: readonly PagePart[] } }[]): PagePart[] =>
  matches.flatMap(({ staticData }) => staticData.texts ?? []);
