import { expect, test } from 'vitest';
import { keyFor } from '../message-key.ts';
import { homeDraftOf } from './home-draft.ts';

test('what was written is there again, with the key it was sent under', () => {
  const draft = { message: { text: 'Guten Tag', day: '2026-12-04' }, used: { key: 'k-1', text: 'Guten Tag' } };
  expect(homeDraftOf(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([undefined, null, 'x', 7, {}, { message: { text: 7, other: 'x' }, used: { key: 7 } }])(
  'what was kept as %j holds nothing',
  (kept) => expect(homeDraftOf(kept)).toEqual({ message: {}, used: null }),
);

test('the same words go out under the same key, other words under another', () => {
  const first = keyFor('Guten Tag', null);
  expect(first.key).toMatch(/^[\w-]{8,64}$/);
  expect(keyFor('Guten Tag', first)).toBe(first);
  expect(keyFor('Guten Abend', first).key).not.toBe(first.key);
});
