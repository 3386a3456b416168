import { expect, test } from 'vitest';
import { mergeConflicts, missingHeadings, proseFaults, recordFaults } from './documents.ts';

const RECORD = '# 001 A choice\n\n**Context.** Why.\n\n**Choice.** How.\n\n**Consequence.** So.\n';

test('a decision record has context, choice and consequence in at most 200 words', () => {
  expect(recordFaults('001.md', RECORD)).toEqual([]);
  expect(recordFaults('001.md', RECORD.replace('**Choice.** ', ''))).toEqual([
    '001.md: lacks the paragraph "**Choice.**"',
  ]);
  expect(recordFaults('001.md', `${RECORD}${'word '.repeat(200)}`)).toEqual(['001.md: 210 words, 200 at most']);
});

test.each([
  'Whoever signs in sees it.',
  'It is stored. What is old goes.',
  'One reason: Who comes first wins.',
  'It is stored. What\nis old goes.',
  '| What waits | 5 |',
  '- **What changes.** It goes.',
  'An offer that nobody sees.',
  'Pages are kept for a day.',
  'It hears of a payment.',
  '## What a slot is',
  '# 001 Who is trusted',
  'Pages are made once; what is old goes.',
  'One rule holds: who comes first wins.',
])('a document says it in plain words: %s', (line) => {
  expect(proseFaults('docs/a.md', `First.\n\n${line}\n`)).toEqual([expect.stringMatching(/^docs\/a\.md:3: /)]);
});

test.each([
  '## What is a slot?',
  'A reader decides; the page shows what is new.',
  'What is a slot? A place in a queue is one.',
  'The folder `kept/` and the page "Who asks" exist.',
  'The setting `whoever\nasks` spans lines.',
  '```\nnobody\n```',
  'A reader who waits finds what is new.',
  'A QR-bill is paid.',
])('questions, code, quotes and ordinary relative clauses are free: %s', (text) => {
  expect(proseFaults('docs/a.md', text)).toEqual([]);
});

test('the glossary may name the words given up in its last column, and the words of customers', () => {
  const glossary = '| invoice | a claim for money | bill |\n\n## Words for customers\n\n| bill | Rechnung |\n';
  expect(proseFaults('docs/glossary.md', glossary)).toEqual([]);
  expect(proseFaults('docs/other.md', glossary)).toHaveLength(2);
});

test('a document names headings that exist, by path or by link', () => {
  const known = 'See `docs/testing.md` "Run times" and [Testing](../testing.md), "Components in\na browser".';
  expect(missingHeadings('docs/recipes/a.md', known)).toEqual([]);
  const unknown = 'See docs/testing.md, "Nowhere" and [Testing](../testing.md), "Run times" and "Elsewhere".';
  expect(missingHeadings('docs/recipes/a.md', unknown)).toEqual([
    'docs/recipes/a.md: docs/testing.md has no "Nowhere"',
    'docs/recipes/a.md: docs/testing.md has no "Elsewhere"',
  ]);
});

test('a document with the marks of a merge is refused', () => {
  expect(mergeConflicts('a.md', 'One\n<<<<<<< HEAD\nTwo\n')).toEqual(['a.md: a merge conflict is left in it']);
  expect(mergeConflicts('a.md', 'Title\n=======\n')).toEqual([]);
});
