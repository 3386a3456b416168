import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { contentPath } from '../content.links.ts';
import type { ContentBlock, ContentKind, TextRun } from '../content.ts';
import type { ArticleRecord, ArticleSet } from './article.ts';
import { type ArticleHeader, readArticleFile } from './article-header.ts';
import { parseTarget, screenTargetPath } from './content-links.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { searchForm } from './search-form.ts';

/** Words that people read in a minute. */
const WORDS_PER_MINUTE = 200;

/** All written pages, and the faults of their files. */
export interface ReadContent {
  /** By kind, newest first, then by title. */
  articles: Readonly<Record<ContentKind, readonly ArticleSet[]>>;
  faults: string[];
}

interface ArticleFile {
  header: ArticleHeader;
  body: string;
}

/** Files of an article by language. */
type ArticleFiles = Partial<Record<Locale, ArticleFile>>;

/** Reads `<folder>/<kind>/<id>/<language>.md`. */
export function readContent(folder: string): ReadContent {
  const faults: string[] = [];
  const articles = { blog: readKind(folder, 'blog', faults) } satisfies ReadContent['articles'];
  return { articles, faults };
}

function readKind(folder: string, kind: ContentKind, faults: string[]): ArticleSet[] {
  const files = readFiles(join(folder, kind), faults);
  const complete = [...files].filter(([id, byLocale]) => {
    const missing = LOCALES.filter((locale) => !byLocale[locale]);
    const categories = new Set(Object.values(byLocale).map(({ header }) => header.category));
    if (missing.length > 0) faults.push(`${kind}/${id}: lacks ${missing.join(', ')}`);
    if (categories.size > 1) faults.push(`${kind}/${id}: has several categories`);
    return missing.length === 0;
  }) as [string, Record<Locale, ArticleFile>][];
  faults.push(...repeatedSlugs(complete).map((slug) => `${kind}: two articles have the slug ${slug}`));
  const byId = new Map(complete);
  return complete
    .map(([id]) => articleSet(kind, id, byId, faults))
    .sort((a, b) => b.en.published.localeCompare(a.en.published) || a.en.title.localeCompare(b.en.title));
}

function readFiles(folder: string, faults: string[]): Map<string, ArticleFiles> {
  const found = new Map<string, ArticleFiles>();
  for (const file of globSync('*/*.md', { cwd: folder }).sort()) {
    const [id = '', name = ''] = file.split(/[\\/]/);
    const locale = LOCALES.find((each) => name === `${each}.md`);
    try {
      if (!locale) throw new Error('has the name of no language');
      const files = found.get(id) ?? {};
      files[locale] = readArticleFile(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'));
      found.set(id, files);
    } catch (error) {
      faults.push(`${join(folder, file)}: ${(error as Error).message}`);
    }
  }
  return found;
}

function repeatedSlugs(articles: readonly [string, Record<Locale, ArticleFile>][]): string[] {
  return LOCALES.flatMap((locale) => {
    const slugs = articles.map(([, files]) => files[locale].header.slug);
    return slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
  });
}

function articleSet(
  kind: ContentKind,
  id: string,
  articles: ReadonlyMap<string, Record<Locale, ArticleFile>>,
  faults: string[],
): ArticleSet {
  const record = (locale: Locale): ArticleRecord => {
    const { header, body } = (articles.get(id) as Record<Locale, ArticleFile>)[locale];
    const pathOf = (target: string): string | null => {
      const parsed = parseTarget(target);
      if (!parsed) return null;
      if ('screen' in parsed) return screenTargetPath(parsed.screen, locale);
      const linked = articles.get(parsed.id)?.[locale].header;
      return linked ? contentPath(kind, linked, locale) : null;
    };
    const { blocks, targets, faults: found } = parseMarkdown(body, pathOf);
    const broken = targets.filter((target) => pathOf(target) === null);
    const problems = [...found, ...broken.map((target) => `${target} leads nowhere`)];
    faults.push(...problems.map((problem) => `${kind}/${id}/${locale}.md: ${problem}`));
    const text = blocks.map(textOf).join(' ');
    const minutes = Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE));
    const words = searchForm(`${header.title} ${header.description} ${text}`);
    return { ...header, kind, id, locale, blocks, minutes, words };
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, record(locale)])) as Record<Locale, ArticleRecord>;
}

/** The words of a block. */
function textOf(block: ContentBlock): string {
  const joined = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return joined(block.runs);
    case 'list':
      return block.entries.flat().map(joined).join(' ');
    case 'quote':
      return block.paragraphs.map(joined).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(joined).join(' ');
  }
}
