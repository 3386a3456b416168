/** Kinds of written pages; each is a folder of `content/`. */
export const CONTENT_KINDS = ['blog'] as const;
/** A kind of written pages. */
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Categories of articles, in the order of lists. */
export const CONTENT_CATEGORIES = ['renting', 'buying', 'selling', 'living'] as const;
/** A category of articles. */
export type ContentCategory = (typeof CONTENT_CATEGORIES)[number];

/** Words of one look, with a link or without. */
export interface TextRun {
  text: string;
  isStrong?: true;
  isEmphasis?: true;
  /** A path of the product. */
  href?: string;
}

/** Alignment of a column of a table; null is that of its language. */
export type ColumnAlign = 'left' | 'right' | 'center' | null;

/** A part of an article: all that Markdown may say here. */
export type ContentBlock =
  | { kind: 'heading'; level: 2 | 3; anchor: string; text: string }
  | { kind: 'paragraph'; runs: TextRun[] }
  /** `start` is the first number; null for points. Each entry is a list of paragraphs. */
  | { kind: 'list'; start: number | null; entries: TextRun[][][] }
  | { kind: 'quote'; paragraphs: TextRun[][] }
  | { kind: 'table'; align: ColumnAlign[]; head: TextRun[][]; rows: TextRun[][][] };
