import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { slugify } from '#kernel/text/slug.ts';
import type { ColumnAlign, ContentBlock, TextRun } from '../content.ts';

/** Markdown as blocks, and the faults of everything in it that pages do not show. */
export interface ParsedMarkdown {
  blocks: ContentBlock[];
  /** Targets of links that the Markdown names, such as `lares:contact`. */
  targets: string[];
  faults: string[];
}

/** Most characters of one text: the time of the parser grows with the square of nested emphasis. */
export const LONGEST_MARKDOWN = 20_000;
/** Deepest nesting within a block; deeper text is left out with a fault. */
const DEEPEST = 12;

/**
 * Reads Markdown by an allow-list: headings of two levels, paragraphs, lists, quotes, tables, strong and emphasised words, links within the
 * product. Everything else, HTML too, stays text and is a fault.
 *
 * @param pathOf the path of a target; null leaves its words without a link
 */
export function parseMarkdown(markdown: string, pathOf: (target: string) => string | null): ParsedMarkdown {
  const reader = new MarkdownReader(pathOf);
  if (markdown.length > LONGEST_MARKDOWN) return { blocks: [], targets: [], faults: ['the text is too long'] };
  const { children } = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const blocks = withDistinctAnchors(children.flatMap((node) => reader.block(node)));
  return { blocks, targets: reader.targets, faults: reader.faults };
}

/** Headings of the same words get the number of their repetition; ids of the page itself have no such prefix. */
function withDistinctAnchors(blocks: readonly ContentBlock[]): ContentBlock[] {
  const uses = new Map<string, number>();
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const use = (uses.get(block.anchor) ?? 0) + 1;
    uses.set(block.anchor, use);
    return { ...block, anchor: use === 1 ? `s-${block.anchor}` : `s-${block.anchor}--${use}` };
  });
}

type Root = ReturnType<typeof fromMarkdown>;
type RootContent = Root['children'][number];
type ContentOf<Type> = Extract<RootContent, { type: Type }>;
type PhrasingContent = ContentOf<'paragraph'>['children'][number];
type QuotedContent = ContentOf<'blockquote'>['children'][number];
type TableRow = ContentOf<'table'>['children'][number];
type Nodes = Root | RootContent;

type Look = Omit<TextRun, 'text'>;

class MarkdownReader {
  readonly targets: string[] = [];
  readonly faults: string[] = [];
  readonly #pathOf: (target: string) => string | null;

  constructor(pathOf: (target: string) => string | null) {
    this.#pathOf = pathOf;
  }

  block(node: RootContent): ContentBlock[] {
    switch (node.type) {
      case 'heading':
        return [this.#heading(node.depth, plainText(node))];
      case 'paragraph':
        return [{ kind: 'paragraph', runs: this.#runs(node.children) }];
      case 'list': {
        const entries = node.children.map(({ children }) => this.#paragraphs(children));
        return [{ kind: 'list', start: node.ordered ? (node.start ?? 1) : null, entries }];
      }
      case 'blockquote':
        return [{ kind: 'quote', paragraphs: this.#paragraphs(node.children) }];
      case 'table':
        return [this.#table(node.align ?? [], node.children)];
      default:
        return [{ kind: 'paragraph', runs: this.#refused(node, {}) }];
    }
  }

  #heading(depth: number, text: string): ContentBlock {
    if (depth !== 2 && depth !== 3) this.faults.push(`a heading of level ${depth}: ${text}`);
    return { kind: 'heading', level: depth <= 2 ? 2 : 3, anchor: slugify(text) || 'section', text };
  }

  #paragraphs(children: readonly QuotedContent[]): TextRun[][] {
    return children.map((child) =>
      child.type === 'paragraph' ? this.#runs(child.children) : this.#refused(child, {}),
    );
  }

  #table(align: readonly ColumnAlign[], [head, ...rows]: readonly TableRow[]): ContentBlock {
    const cells = (row: TableRow | undefined): TextRun[][] =>
      (row?.children ?? []).map((cell) => this.#runs(cell.children));
    return { kind: 'table', align: [...align], head: cells(head), rows: rows.map(cells) };
  }

  #runs(children: readonly PhrasingContent[], look: Look = {}, depth = 0): TextRun[] {
    return children.flatMap((child) => this.#run(child, look, depth));
  }

  #run(node: PhrasingContent, look: Look, depth: number): TextRun[] {
    if (depth > DEEPEST) return this.#refused(node, look);
    switch (node.type) {
      case 'text':
        return [{ ...look, text: node.value.replaceAll('\n', ' ') }];
      case 'strong':
        return this.#runs(node.children, { ...look, isStrong: true }, depth + 1);
      case 'emphasis':
        return this.#runs(node.children, { ...look, isEmphasis: true }, depth + 1);
      case 'link': {
        this.targets.push(node.url);
        const href = this.#pathOf(node.url);
        return this.#runs(node.children, href === null ? look : { ...look, href }, depth + 1);
      }
      default:
        return this.#refused(node, look);
    }
  }

  /** Content outside of the allow-list stays as its text. */
  #refused(node: Nodes, look: Look): TextRun[] {
    const text = plainText(node);
    this.faults.push(`${node.type} is not allowed: ${text.slice(0, 40)}`);
    return text === '' ? [] : [{ ...look, text }];
  }
}

/** The words of a node, without recursion: nesting may be as deep as a text is long. */
function plainText(node: Nodes): string {
  const words: string[] = [];
  for (let waiting: Nodes[] = [node], next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next) words.push(next.value);
    if ('children' in next) waiting.push(...next.children.toReversed());
  }
  return words.join('');
}
