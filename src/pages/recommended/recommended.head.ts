import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Head of the page about the order. @param origin scheme and host */
export const recommendedHead = ({ text, locale }: LocaleTools, origin: string): PageHead =>
  pageHead({
    locale,
    title: text('recommended.title'),
    description: text('recommended.intro'),
    keywords: text('recommended.title'),
    origin,
    paths: Object.fromEntries(LOCALES.map((language) => [language, buildPath('recommended', language)])) as Record<
      Locale,
      string
    >,
  });
