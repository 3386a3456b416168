import { beforeEach, expect, test } from 'vitest';
import { browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { messageKeyFor } from '../message-key.ts';
import { homeDraft } from './home-draft.ts';

const HOME = { kind: 1, id: 12 };

beforeEach(() => void browserTabs());

test('an unsent message is read again, with the key it was sent under', () => {
  const draft = { message: { text: 'Guten Tag', day: '2026-12-04' }, used: { key: 'k-1', text: 'Guten Tag' } };
  homeDraft.keep(HOME, null, draft);
  expect(homeDraft.read(HOME, null)).toEqual(draft);
  expect(homeDraft.read({ ...HOME, id: 13 }, null)).toEqual({ message: {}, used: null });
});

test.each([undefined, null, 'x', 7, {}, { message: { text: 7, other: 'x' }, used: { key: 7 } }])(
  'a stored %j holds nothing',
  (draft) => {
    localStorage.setItem('lm_message_to_1_12', JSON.stringify({ by: null, savedMs: Date.now(), draft }));
    expect(homeDraft.read(HOME, null)).toEqual({ message: {}, used: null });
  },
);

test('the same words go out under the same key, other words under another', () => {
  const first = messageKeyFor('Guten Tag', null);
  expect(first.key).toMatch(/^[\w-]{8,64}$/);
  expect(messageKeyFor('Guten Tag', first)).toBe(first);
  expect(messageKeyFor('Guten Abend', first).key).not.toBe(first.key);
});
