import { expect, test } from 'vitest';
import { threadDraftOf } from './outgoing.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const file = { id: 7, name: 'plan.pdf', kind: 'pdf', bytes: 10 };
const outgoing = { key: 'k-1', text: 'Guten Tag', files: [], sentMs: NOW };

test('what was written and what is on its way outlive the page', () => {
  const draft = { text: 'Noch etwas', files: [file], outgoing: [outgoing], filesMs: NOW };
  expect(threadDraftOf(JSON.parse(JSON.stringify(draft)), NOW + HOUR)).toEqual({
    ...{ text: 'Noch etwas', files: [file], outgoing: [outgoing] },
  });
});

test('files that the house may have swept are left out', () => {
  expect(threadDraftOf({ text: 'x', files: [file], filesMs: NOW }, NOW + 21 * HOUR)).toEqual({
    ...{ text: 'x', files: [], outgoing: [] },
  });
});

test.each([undefined, null, 'x', [], { text: 7, files: 'x', outgoing: [null, { key: 7 }] }])(
  'what was kept as %j holds nothing',
  (kept) => expect(threadDraftOf(kept, NOW)).toEqual({ text: '', files: [], outgoing: [] }),
);
