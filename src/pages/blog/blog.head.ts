import { contentPath, feedPath } from '#capabilities/content/content.links.ts';
import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '#kernel/locale.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import { trailData } from '#kit/head/trail-data.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { BlogArticle, BlogData, BlogList } from './blog.loader.ts';
import { blogTrail } from './blog-trail.ts';

/** Head of a page of the blog, with its feed; a search is noindex. @param origin scheme and host */
export function blogHead(data: BlogData, tools: LocaleTools, origin: string): PageHead {
  const trail = trailData(blogTrail(data, tools), origin);
  const head =
    data.state === 'article'
      ? articleHead(data.article, tools, { origin, trail })
      : listHead(data, tools, { origin, trail });
  const feed = { rel: 'alternate', type: 'application/atom+xml', title: tools.text('blog.feed') };
  return { ...head, links: [...head.links, { ...feed, href: origin + feedPath('blog', tools.locale) }] };
}

interface HeadParts {
  origin: string;
  trail: object;
}

const listHead = ({ category, text: searched }: BlogList, { locale, text }: LocaleTools, parts: HeadParts): PageHead =>
  pageHead({
    locale,
    title: text(category ? `blog.category.${category}.title` : 'blog.headline'),
    description: text(category ? `blog.category.${category}.text` : 'blog.description'),
    keywords: text('blog.title'),
    origin: parts.origin,
    paths: inEveryLanguage((each) => contentPath('blog', { category: category ?? undefined }, each)),
    structuredData: [parts.trail],
    hidden: searched !== '',
  });

const articleHead = (article: BlogArticle, { locale, text }: LocaleTools, { origin, trail }: HeadParts): PageHead =>
  pageHead({
    locale,
    title: article.title,
    description: article.description,
    keywords: text(`blog.category.${article.category}`),
    origin,
    paths: inEveryLanguage((_locale, column) => article.paths[column] ?? article.path),
    structuredData: [articleData(article, locale, origin), trail],
  });

/** An article as schema.org describes it. @source schema.org/Article */
const articleData = ({ title, description, published, path }: BlogArticle, locale: Locale, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description,
  datePublished: published,
  inLanguage: LANGUAGE_TAGS[locale],
  mainEntityOfPage: origin + path,
  author: { '@type': 'Organization', name: BRAND.name, url: origin },
  publisher: { '@type': 'Organization', name: BRAND.name, url: origin },
});

const inEveryLanguage = (pathIn: (locale: Locale, column: number) => string): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale, column) => [locale, pathIn(locale, column)])) as Record<Locale, string>;
