import { LOCALES, type Locale } from '#kernel/locale.ts';
import { switchLanguage } from '#kernel/paths/paths.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Head of a screen without a page: not for search engines. */
export function placeholderHead(
  subject: string,
  page: { path: string; origin: string },
  { locale, text }: LocaleTools,
): PageHead {
  const paths = Object.fromEntries(LOCALES.map((each) => [each, switchLanguage(page.path, each)]));
  return pageHead({
    locale,
    title: text(`screen.${subject}`),
    description: text('placeholder.text'),
    keywords: text('site.keywords'),
    origin: page.origin,
    paths: paths as Record<Locale, string>,
    hidden: true,
  });
}
