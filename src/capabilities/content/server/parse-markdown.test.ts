import { describe, expect, test } from 'vitest';
import type { ContentBlock, TextRun } from '../content.ts';
import { parseMarkdown } from './parse-markdown.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  'a <b onclick=alert(1)>b</b>',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- <script>alert(1)</script> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?>',
  '<!DOCTYPE html>',
  '<style>*{display:none}</style>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](\\javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.example)',
  '[x](https://evil.example "onmouseover=alert(1)")',
  '[x](lares:contact/../../x)',
  '[x](lares:__proto__)',
  '[x](lares:constructor)',
  '<javascript:alert(1)>',
  '<https://evil.example>',
  '![x](javascript:alert(1))',
  '![x](x "onerror=alert(1)")',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '# <script>alert(1)</script>',
  '| a |\n| - |\n| <script>alert(1)</script> |',
  '> <script>alert(1)</script>',
  '- <script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\u0000<scr\u0000ipt>alert(1)</script>',
];

const pathOf = (target: string): string | null => (target === 'lares:contact' ? '/en/contact' : null);
const runsOf = (value: unknown): TextRun[] =>
  Array.isArray(value)
    ? value.flatMap(runsOf)
    : typeof value === 'object' && value !== null && 'text' in value && !('kind' in value)
      ? [value as TextRun]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(runsOf)
        : [];

describe('parseMarkdown', () => {
  test.each(HOSTILE)('%s becomes text alone, without a link', (markdown) => {
    const { blocks, faults, targets } = parseMarkdown(markdown, pathOf);
    expect(runsOf(blocks).filter(({ href }) => href !== undefined)).toEqual([]);
    expect(
      new Set(blocks.map(({ kind }) => kind)).difference(new Set(['heading', 'paragraph', 'list', 'quote', 'table'])),
    ).toEqual(new Set());
    // Entities are letters of a text; everything else is named as a fault, or as a target that leads nowhere.
    if (!markdown.startsWith('&')) expect([...faults, ...targets]).not.toEqual([]);
  });

  test.each([
    ['quotes within quotes', `${'>'.repeat(1_000)}x`],
    ['lists within lists', Array.from({ length: 120 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['emphasis within emphasis', `${'*_'.repeat(750)}x${'_*'.repeat(750)}`],
    ['open brackets', '['.repeat(19_999)],
    ['a wide table', `|${'a|'.repeat(2_000)}\n|${'-|'.repeat(2_000)}\n${`|${'b|'.repeat(20)}\n`.repeat(150)}`],
    ['a text beyond the limit', 'x'.repeat(20_001)],
  ])('%s end within seconds', (_name, markdown) => {
    const begun = performance.now();
    parseMarkdown(markdown, pathOf);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  test('headings, lists, tables, looks and links keep their meaning', () => {
    const markdown = '## A *b*\n\nSee **[us](lares:contact)**.\n\n3. x\n\n| n |\n| -: |\n| 1 |\n\n## A b';
    expect(parseMarkdown(markdown, pathOf)).toEqual({
      faults: [],
      targets: ['lares:contact'],
      blocks: [
        { kind: 'heading', level: 2, anchor: 's-a-b', text: 'A b' },
        {
          kind: 'paragraph',
          runs: [{ text: 'See ' }, { text: 'us', isStrong: true, href: '/en/contact' }, { text: '.' }],
        },
        { kind: 'list', start: 3, entries: [[[{ text: 'x' }]]] },
        { kind: 'table', align: ['right'], head: [[{ text: 'n' }]], rows: [[[{ text: '1' }]]] },
        { kind: 'heading', level: 2, anchor: 's-a-b--2', text: 'A b' },
      ] satisfies ContentBlock[],
    });
  });
});
