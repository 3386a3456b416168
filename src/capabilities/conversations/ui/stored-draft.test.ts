import { beforeEach, expect, test } from 'vitest';
import { guarded } from '#kit/drafts/draft-store.ts';
import { browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { ownedDrafts } from './stored-draft.ts';

const DAY = 86_400_000;
const drafts = ownedDrafts(guarded((stored): stored is object => typeof stored === 'object' && stored !== null));

/** Stores an entry as earlier builds did. */
function storeEntry(by: number | null, ageMs = 0): void {
  localStorage.setItem('lm_message_x', JSON.stringify({ by, savedMs: Date.now() - ageMs, draft: { text: 'x' } }));
}

beforeEach(() => void browserTabs());

test("a member's draft is private; that of a visitor passes to the member who signs in", () => {
  storeEntry(7);
  expect([7, 8, null].map((by) => drafts.read('x', by))).toEqual([{ text: 'x' }, null, null]);
  storeEntry(null);
  expect([7, null].map((by) => drafts.read('x', by))).toEqual([{ text: 'x' }, { text: 'x' }]);
});

test('a draft lives for thirty days', () => {
  storeEntry(7, 29 * DAY);
  expect(drafts.read('x', 7)).toEqual({ text: 'x' });
  storeEntry(7, 30 * DAY);
  expect(drafts.read('x', 7)).toBeNull();
});

test('a draft is stored in the shape that earlier builds read', () => {
  drafts.keep('x', 7, { text: 'x' });
  const stored = JSON.parse(localStorage.getItem('lm_message_x') ?? '');
  expect(stored).toEqual({ by: 7, savedMs: expect.any(Number), draft: { text: 'x' } });
});

test.each(['', 'null', '[]', '"x"', '{', '{"by":7}', '{"savedMs":0,"by":"7"}'])('a stored %s is no draft', (text) => {
  localStorage.setItem('lm_message_x', text);
  expect(drafts.read('x', 7)).toBeNull();
});
