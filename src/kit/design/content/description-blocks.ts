/** A paragraph with its lines, or a list with its items. */
export type DescriptionBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly lines: readonly string[] };

const LIST_ITEM = /^\s*[-–—•·*]\s+/;

/** Reads the plain text of an advertiser: empty lines separate paragraphs, dashes and dots make lists. */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: { kind: DescriptionBlock['kind']; lines: string[] }[] = [];
  let isAfterGap = true;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const words = line.replace(LIST_ITEM, '').trim();
    const kind = LIST_ITEM.test(line) ? 'list' : 'paragraph';
    const current = blocks.at(-1);
    const continues = current?.kind === kind && (kind === 'list' || !isAfterGap);
    isAfterGap = words === '';
    if (isAfterGap) continue;
    if (current && continues) current.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return blocks;
}
