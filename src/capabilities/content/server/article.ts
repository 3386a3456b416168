import type { Locale } from '#kernel/locale.ts';
import type { ContentBlock, ContentKind } from '../content.ts';
import type { ArticleHeader } from './article-header.ts';

/** An article in one language. */
export interface ArticleRecord extends ArticleHeader {
  kind: ContentKind;
  /** Name of its folder, the same in every language. */
  id: string;
  locale: Locale;
  /** Reading time in minutes, at least 1. */
  minutes: number;
  blocks: ContentBlock[];
  /** Words of title, description and body in the form of searches. */
  words: string;
}

/** An article in its four languages. */
export type ArticleSet = Readonly<Record<Locale, ArticleRecord>>;
