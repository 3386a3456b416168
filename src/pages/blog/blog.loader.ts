import { notFound, redirect } from '@tanstack/react-router';
import { categoryOf, contentPath } from '#capabilities/content/content.links.ts';
import type { ContentBlock, ContentCategory } from '#capabilities/content/content.ts';
import {
  type ArticleLinkFragment,
  BlogArticleDocument,
  type BlogArticleQuery,
  BlogListDocument,
} from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath, type PathParams } from '#kernel/paths/paths.ts';
import { execute } from '#kit/graphql/execute.ts';
import { LONGEST_TEXT, TEXT_FIELD } from './article-search-field.ts';

/** An article on its page. */
export type BlogArticle = Omit<NonNullable<BlogArticleQuery['article']>, 'body'> & { body: ContentBlock[] };

/** A list of articles: all, those of a category, or those that a search found. */
export interface BlogList {
  state: 'list';
  category: ContentCategory | null;
  /** The searched text; empty without a search. */
  text: string;
  articles: readonly ArticleLinkFragment[];
}

/** Data of a page of the blog. */
export type BlogData = BlogList | { state: 'article'; article: BlogArticle };

/**
 * Reads a page of the blog by its address. An unknown category, slug or id is 404; words of another language, and an address with the id,
 * redirect to the one address in this language.
 *
 * @param query without question mark
 * @source docs/reference/addresses.md, "Blog"
 */
export async function loadBlog(locale: Locale, address: PathParams<'blog'>, query: string): Promise<BlogData> {
  const { category: word, slug, id } = address;
  const asked = buildPath('blog', locale, address);
  if (slug !== undefined) return { state: 'article', article: await readArticle(locale, asked, { slug, id }) };
  const category = word === undefined ? null : categoryOf(word);
  if (word !== undefined && category === null) throw notFound();
  redirectUnless(asked, contentPath('blog', { category: category ?? undefined }, locale));
  const text = (new URLSearchParams(query).get(TEXT_FIELD) ?? '').trim().slice(0, LONGEST_TEXT);
  const { articles } = await execute(BlogListDocument, { locale, category, text });
  return { state: 'list', category, text, articles };
}

async function readArticle(
  locale: Locale,
  asked: string,
  name: { slug: string; id: string | undefined },
): Promise<BlogArticle> {
  const { article } = await execute(BlogArticleDocument, { locale, ...name, id: name.id ?? null });
  if (article === null) throw notFound();
  redirectUnless(asked, article.path);
  // The scalar has no type of its own in GraphQL.
  return { ...article, body: article.body as ContentBlock[] };
}

function redirectUnless(asked: string, right: string): void {
  if (asked !== right) throw redirect({ href: right, statusCode: 301, state: true });
}
