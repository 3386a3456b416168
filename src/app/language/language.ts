import type { ParsedLocation } from '@tanstack/react-router';
import { type Locale, localeOfPath } from '#kernel/locale.ts';
import { spokenLocale } from '#kit/graphql/execute.ts';
import { loadedTexts } from '#kit/i18n/loaded-texts.ts';
import { type LocaleTools, localeToolsOf } from '#kit/i18n/locale-tools.ts';
import type { PagePart } from '#kit/i18n/message-parts.ts';

/** Words and numbers of a language whose texts are here, for the head of a page. */
export const languageTools = (locale: Locale): LocaleTools => localeToolsOf(locale, loadedTexts(locale));

/**
 * The language a page speaks: that of its address; where this names none, the one chosen there, else the one spoken
 * already. Server, first render and every navigation go by it, never by what a browser remembers.
 */
export const pageLocale = ({ pathname, state }: Pick<ParsedLocation, 'pathname' | 'state'>): Locale =>
  localeOfPath(pathname) ?? state.locale ?? spokenLocale();

/** The parts of the texts that the routes of a page name. */
export const textsOf = (matches: readonly { staticData: { texts?: readonly PagePart[] } }[]): PagePart[] =>
  matches.flatMap(({ staticData }) => staticData.texts ?? []);
