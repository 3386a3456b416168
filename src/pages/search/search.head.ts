import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Head of the search form; search engines leave it out. @param origin scheme and host */
export const searchHead = ({ text, locale }: LocaleTools, origin: string): PageHead =>
  pageHead({
    locale,
    title: text('search.title'),
    description: text('search.intro'),
    keywords: text('search.title'),
    origin,
    paths: Object.fromEntries(LOCALES.map((language) => [language, buildPath('search', language)])) as Record<
      Locale,
      string
    >,
    hidden: true,
  });
