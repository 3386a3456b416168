import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Head of the page about the latency of alerts. @param origin scheme and host */
export const alertLatencyHead = ({ text, locale }: LocaleTools, origin: string): PageHead =>
  pageHead({
    locale,
    title: text('delay.title'),
    description: text('delay.intro'),
    keywords: text('delay.title'),
    origin,
    paths: Object.fromEntries(LOCALES.map((language) => [language, buildPath('alertDelay', language)])) as Record<
      Locale,
      string
    >,
  });
