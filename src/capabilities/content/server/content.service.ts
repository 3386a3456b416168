import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import type { Context } from '#platform/context/context.ts';
import { changeLogOf } from '#platform/freshness/change-log.ts';
import { contentPath } from '../content.links.ts';
import { CONTENT_CATEGORIES, CONTENT_KINDS, type ContentCategory, type ContentKind } from '../content.ts';
import type { ArticleRecord, ArticleSet } from './article.ts';
import { type ReadContent, readContent } from './read-content.ts';
import { searchForm } from './search-form.ts';

/** Files of all written pages. */
const FOLDER = fileURLToPath(new URL('../../../../content', import.meta.url));
/** Most related articles. */
const MOST_RELATED = 3;
/** Characters of a search that count. */
const SEARCH_LENGTH = 100;

let known: ReadContent['articles'] | undefined;

/**
 * All articles of a kind, newest first; the files are read once in the life of a process.
 *
 * @throws Error that names every fault of the files
 */
export function allArticles(kind: ContentKind): readonly ArticleSet[] {
  if (!known) {
    const { articles, faults } = readContent(FOLDER);
    if (faults.length > 0) throw new Error(`Articles are not as they should be:\n${faults.join('\n')}`);
    known = articles;
  }
  return known[kind];
}

/** Faults of the files of all written pages; empty when there are none. */
export const findContentFaults = (): string[] => readContent(FOLDER).faults;

/** Where an article is, and which one is looked for. */
interface ArticleQuery {
  kind: ContentKind;
  locale: Locale;
  slug?: string | null | undefined;
  id?: string | null | undefined;
}

/** An article by its id, or by its slug in any language: that of the wanted language goes before others. Null where none is known. */
export function findArticle(ctx: Context, { kind, locale, slug, id }: ArticleQuery): ArticleRecord | null {
  dependsOnFiles(ctx);
  const sets = allArticles(kind);
  if (id != null) return sets.find((set) => set[locale].id === id)?.[locale] ?? null;
  const bySlug = (each: Locale): ArticleSet | undefined => sets.find((set) => set[each].slug === slug);
  const found = bySlug(locale) ?? LOCALES.map(bySlug).find((set) => set !== undefined);
  return found?.[locale] ?? null;
}

/** Which articles are looked for. */
interface ArticlesQuery {
  kind: ContentKind;
  locale: Locale;
  category?: ContentCategory | null | undefined;
  text?: string | null | undefined;
}

/** Articles of a kind; with a text those that hold the beginnings of all its words, titles first. */
export function listArticles(ctx: Context, { kind, locale, category, text }: ArticlesQuery): ArticleRecord[] {
  dependsOnFiles(ctx);
  const articles = allArticles(kind)
    .map((set) => set[locale])
    .filter((article) => !category || article.category === category);
  const words = searchForm((text ?? '').slice(0, SEARCH_LENGTH))
    .trim()
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return articles;
  const inTitle = (article: ArticleRecord): number =>
    words.filter((word) => searchForm(article.title).includes(` ${word}`)).length;
  return articles
    .filter((article) => words.every((word) => article.words.includes(` ${word}`)))
    .sort((a, b) => inTitle(b) - inTitle(a));
}

/** Other articles of its category. */
export const relatedArticles = ({ kind, locale, category, id }: ArticleRecord): ArticleRecord[] =>
  allArticles(kind)
    .map((set) => set[locale])
    .filter((article) => article.category === category && article.id !== id)
    .slice(0, MOST_RELATED);

/** The paths of an article, in the order of `LOCALES`. */
export function articlePaths({ kind, id }: Pick<ArticleRecord, 'kind' | 'id'>): string[] {
  const set = allArticles(kind).find(({ en }) => en.id === id);
  return set ? pathsOf(kind, set) : [];
}

/** Paths of start pages, categories and articles, each in the order of `LOCALES`. */
export const contentPaths = (): string[][] =>
  CONTENT_KINDS.flatMap((kind) => [
    LOCALES.map((locale) => contentPath(kind, {}, locale)),
    ...CONTENT_CATEGORIES.filter((category) => allArticles(kind).some(({ en }) => en.category === category)).map(
      (category) => LOCALES.map((locale) => contentPath(kind, { category }, locale)),
    ),
    ...allArticles(kind).map((set) => pathsOf(kind, set)),
  ]);

const pathsOf = (kind: ContentKind, set: ArticleSet): string[] =>
  LOCALES.map((locale) => contentPath(kind, set[locale], locale));

/** The files of a process never change; another process has other keys of its cache. */
const dependsOnFiles = (ctx: Context): void => ctx.dependsOn(changeLogOf(ctx.db).dependencyOn());
