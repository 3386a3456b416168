import { LOCALES, type Locale } from '#kernel/locale.ts';
import { switchLanguage } from '#kernel/paths/paths.ts';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import { languageTools } from '../language/language.ts';

/** Texts of a head, by their ids. */
interface HeadTexts {
  title: string;
  description: string;
}

/**
 * Head of a page that search engines never see.
 *
 * @param publicHref public path of the page; its query makes no other page of it
 */
export function noindexHead(texts: HeadTexts, publicHref: string, locale: Locale): PageHead {
  const { text } = languageTools(locale);
  const path = publicHref.replace(/[?#].*/, '');
  const paths = Object.fromEntries(LOCALES.map((each) => [each, switchLanguage(path, each)]));
  return pageHead({
    locale,
    title: text(texts.title),
    description: text(texts.description),
    keywords: text('site.keywords'),
    origin: pageOrigin(),
    paths: paths as Record<Locale, string>,
    hidden: true,
  });
}
